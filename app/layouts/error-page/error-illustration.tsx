import { SlipsDrawing, type SlipsScene } from '#app/components/empty-state/slips-drawing'
import type { ErrorKind } from './route-error'

const scenes: Record<ErrorKind, SlipsScene> = {
  notFound: 'missing',
  forbidden: 'sealed',
  auth: 'sealed',
  server: 'undone',
  waiting: 'undone',
  tooMany: 'undone',
  other: 'undone',
}

export function ErrorIllustration({ kind, className }: { kind: ErrorKind; className?: string }) {
  return <SlipsDrawing scene={scenes[kind]} className={className} />
}
