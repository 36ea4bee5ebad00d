import type { ErrorKind } from './route-error'

/** Arranges the three slips of the logo by kind of error. */
export function ErrorIllustration({ kind, className }: { kind: ErrorKind; className?: string }) {
  const isMissing = kind === 'notFound'
  const isBroken = kind === 'server' || kind === 'waiting' || kind === 'tooMany' || kind === 'other'
  return (
    <svg viewBox="0 0 120 88" className={className} aria-hidden="true" focusable="false">
      <path d="M8 82h104" stroke="var(--border-strong)" strokeWidth="1.5" strokeLinecap="round" />
      <g fill="var(--card)" stroke="var(--input)" strokeWidth="1.5" strokeLinejoin="round">
        <rect x="26" y="14" width="19" height="68" rx="3" />
        <rect
          x="50.5"
          y="14"
          width="19"
          height="68"
          rx="3"
          {...(isMissing && { fill: 'none', strokeDasharray: '4 4', stroke: 'var(--input)' })}
        />
        <path
          d="M78 14h8l8 8v57a3 3 0 0 1-3 3H78a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3Z"
          {...(isBroken && { transform: 'rotate(11 94 82)' })}
        />
      </g>
      <g stroke="var(--brand-thread)" strokeWidth="4" fill="none" strokeLinecap="butt">
        <path d="M26 56h19" />
        {isMissing ? null : <path d="M50.5 56h19" />}
        <path d="M75 56h19" {...(isBroken && { transform: 'rotate(11 94 82)' })} />
        {kind === 'forbidden' || kind === 'auth' ? <path d="M26 34h19M50.5 34h19M75 34h19" /> : null}
        {isBroken ? <path d="M69.5 56c4 0 3 6 6 7" strokeWidth="2" strokeLinecap="round" /> : null}
      </g>
    </svg>
  )
}
