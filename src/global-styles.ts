/** Every other sheet overrides these, since `app.tsx` imports them first (`build/styles.ts`). */
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/utilities.module.css";
