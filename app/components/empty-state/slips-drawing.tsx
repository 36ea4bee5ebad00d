import type { ReactNode } from 'react'

const floor = 82
/** Where the three slips of the logo stand. */
const [first, second, third] = [26, 50.5, 75]

const slip = (x: number, top = 14) => <rect x={x} y={top} width="19" height={floor - top} rx="3" />
const absentSlip = (x: number, top = 14) => (
  <rect x={x} y={top} width="19" height={floor - top} rx="3" fill="none" strokeDasharray="4 4" />
)
const leaning = `rotate(11 94 ${floor})`
/** The third slip has the corner of a page. */
const cornered = (transform?: string) => (
  <path
    d="M78 14h8l8 8v57a3 3 0 0 1-3 3H78a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3Z"
    {...(transform && { transform })}
  />
)
const threeSlips = (
  <>
    {slip(first)}
    {slip(second)}
    {cornered()}
  </>
)
const acrossAll = 'M26 56h19M50.5 56h19M75 56h19'

/** `thread`: what holds the slips together. `loose`: its ends, thinner. `over`: what stands before both. */
type Scene = { things: ReactNode; thread: string; loose?: string; over?: ReactNode }

const scenes = {
  /** One slip is not there: a page or a link that does not exist. */
  missing: {
    things: (
      <>
        {slip(first)}
        {absentSlip(second)}
        {cornered()}
      </>
    ),
    thread: 'M26 56h19M75 56h19',
  },
  /** Tied twice: not for everybody. */
  sealed: { things: threeSlips, thread: `M26 34h19M50.5 34h19M75 34h19${acrossAll}` },
  /** The thread came off. */
  undone: {
    things: (
      <>
        {slip(first)}
        {slip(second)}
        {cornered(leaning)}
      </>
    ),
    thread: 'M26 56h19M50.5 56h19M80.3 52.9 99 56.5',
    loose: 'M69.5 56c4 0 3 6 6 7',
  },
  /** In order, with a tick. */
  done: {
    things: threeSlips,
    thread: acrossAll,
    over: (
      <g stroke="var(--primary)" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="95" cy="20" r="11" fill="var(--secondary)" strokeWidth="1.5" />
        <path d="m90 20.5 3.5 3.5 6.5-7" fill="none" strokeWidth="2" />
      </g>
    ),
  },
  receipt: {
    things: (
      <>
        {slip(first)}
        {slip(second)}
        <path d="M75 17a3 3 0 0 1 3-3h13a3 3 0 0 1 3 3v53l-3.2-3-3.1 3-3.2-3-3.1 3-3.2-3-3.2 3Z" />
        <path d="M79.5 24h10M79.5 31h10M79.5 38h5" fill="none" strokeLinecap="round" />
      </>
    ),
    thread: 'M26 56h19M50.5 56h19',
  },
  /** The cat of the AI credits, between two slips. */
  cat: {
    things: (
      <>
        {slip(first)}
        <path d="M50.5 12.5 56 18h8l5.5-5.5V79a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3Z" />
        <path d="M56 28.5v2M64 28.5v2M58 35.5q2 2 4 0" fill="none" strokeWidth="2" strokeLinecap="round" />
        {cornered()}
      </>
    ),
    thread: acrossAll,
  },
  /** Nothing joins the two yet. */
  unlinked: {
    things: (
      <>
        {slip(first)}
        {cornered()}
      </>
    ),
    thread: 'M26 56h19M75 56h19',
    loose: 'M45 56c7 0 4 9 11 9M75 56c-6 0-3-6-9-6',
  },
  /** A slip with a head, and the place beside it. */
  friends: {
    things: (
      <>
        <circle cx="43.5" cy="25" r="8" />
        {slip(34, 38)}
        <circle cx="76.5" cy="25" r="8" fill="none" strokeDasharray="4 4" />
        {absentSlip(67, 38)}
      </>
    ),
    thread: 'M34 56h19',
    loose: 'M53 56c7 0 3 7 9 7',
  },
  search: {
    things: (
      <>
        {slip(first)}
        {absentSlip(second)}
        {cornered()}
      </>
    ),
    thread: 'M26 68h19M75 68h19',
    over: (
      <>
        <path d="m70.5 49.5 10 10" stroke="var(--brand-thread)" strokeWidth="4" strokeLinecap="round" />
        <circle cx="60" cy="39" r="14" fill="var(--card)" stroke="var(--input)" strokeWidth="1.5" />
      </>
    ),
  },
  /** Days that nobody came. */
  views: {
    things: (
      <>
        {slip(first, 60)}
        {absentSlip(second, 42)}
        {absentSlip(third, 22)}
      </>
    ),
    thread: 'M26 70h19',
  },
} satisfies Record<string, Scene>

export type SlipsScene = keyof typeof scenes

/** What there is, or is not, told with the slips of the logo: on errors, on empty lists, when all is done. */
export function SlipsDrawing({ scene, className }: { scene: SlipsScene; className?: string }) {
  const { things, thread, loose, over }: Scene = scenes[scene]
  return (
    <svg viewBox="0 0 120 88" className={className} aria-hidden="true" focusable="false">
      <path d={`M8 ${floor}h104`} stroke="var(--border-strong)" strokeWidth="1.5" strokeLinecap="round" />
      <g fill="var(--card)" stroke="var(--input)" strokeWidth="1.5" strokeLinejoin="round">
        {things}
      </g>
      <g stroke="var(--brand-thread)" fill="none">
        <path d={thread} strokeWidth="4" />
        {loose ? <path d={loose} strokeWidth="2" strokeLinecap="round" /> : null}
      </g>
      {over}
    </svg>
  )
}
