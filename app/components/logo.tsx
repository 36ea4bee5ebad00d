/** The mark: a page whose first lines form 简's roof; drawn in the current colours. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path
        d="M10 7h9l5 5v12a1.5 1.5 0 0 1-1.5 1.5h-12A2.5 2.5 0 0 1 8 23V9a2 2 0 0 1 2-2Z"
        fill="var(--on-primary)"
      />
      <path
        d="M12 13.2h5M12 17h8M12 20.8h6"
        stroke="var(--primary)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
