/** The mark: three bamboo slips (简), the last with the cut corner of a page, bound by one thread. scripts/draw-brand.mjs draws its files. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7.5" fill="var(--brand)" />
      <path
        d="M7.2 5.6h3.2a1.2 1.2 0 0 1 1.2 1.2v18.4a1.2 1.2 0 0 1-1.2 1.2H7.2A1.2 1.2 0 0 1 6 25.2V6.8a1.2 1.2 0 0 1 1.2-1.2ZM14.4 5.6h3.2a1.2 1.2 0 0 1 1.2 1.2v18.4a1.2 1.2 0 0 1-1.2 1.2h-3.2a1.2 1.2 0 0 1-1.2-1.2V6.8a1.2 1.2 0 0 1 1.2-1.2ZM20.4 7.1c0-1.2 1.4-1.7 2.2-.9l3 3c.3.3.4.6.4 1v15a1.2 1.2 0 0 1-1.2 1.2h-3.2a1.2 1.2 0 0 1-1.2-1.2Z"
        fill="var(--brand-slip)"
      />
      <path
        d="M6 17.5h5.6v2.6H6ZM13.2 17.5h5.6v2.6h-5.6ZM20.4 17.5H26v2.6h-5.6Z"
        fill="var(--brand-thread)"
      />
    </svg>
  )
}
