/** The institution's logo: four strips of cloth locked around one square. */
export function Logo({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      <path fill="#0D4A36" d="M0 0h32v32H0z" />
      <path fill="#F3E9D2" d="M4 4h6v16H4zM22 12h6v16h-6z" />
      <path fill="#F5B82E" d="M12 4h16v6H12zM4 22h16v6H4zM12 12h8v8h-8z" />
    </svg>
  );
}
