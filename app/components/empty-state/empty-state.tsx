import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { SlipsDrawing, type SlipsScene } from './slips-drawing'

type EmptyStateProps = {
  scene: SlipsScene
  title: string
  text?: string
  className?: string
  /** What to do next. */
  children?: ReactNode
}

/** In place of a list without entries: a drawing, what will be in it, and what to do next. */
export function EmptyState({ scene, title, text, className, children }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-5 py-10 text-center', className)}>
      <SlipsDrawing scene={scene} className="w-28" />
      <p className="mt-5 font-medium text-balance">{title}</p>
      {text ? <p className="mt-1 max-w-sm text-sm text-balance text-muted-foreground">{text}</p> : null}
      {children ? <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  )
}
