import type { ComponentType, ReactNode } from "react";
import { Children, cloneElement, Fragment, isValidElement } from "react";
import { renderToString } from "react-dom/server";

const isComponent = (type: unknown): type is (props: unknown) => ReactNode =>
  typeof type === "function";

/**
 * Replaces the components in a tree by the elements that they return. Throws if one has a handler
 * or a hook, which need React in the browser. Call it outside a render, so that each hook throws.
 */
function expand(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, expand);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (isComponent(type)) return expand(type(props));
  if (typeof type !== "string" && type !== Fragment)
    throw new Error("only functions can be components in a static part");
  for (const [name, value] of Object.entries(props))
    if (typeof value === "function")
      throw new Error(`<${type.toString()}> has the handler ${name}`);
  return "children" in props ? cloneElement(node, {}, expand(props.children)) : node;
}

/** Renders static parts to HTML, by name. Throws if one needs React in the browser. */
export function renderStaticParts(parts: ReadonlyMap<string, ComponentType>): Map<string, string> {
  const html = new Map<string, string>();
  for (const [name, Part] of parts) {
    try {
      html.set(name, renderToString(expand(<Part />)));
    } catch (cause) {
      throw new Error(`The static part "${name}" needs a script: ${cause}`, { cause });
    }
  }
  return html;
}
