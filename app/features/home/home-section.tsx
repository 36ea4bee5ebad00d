import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'

type HomeSectionProps = {
  id: string
  title: string
  text?: string
  /** At the end of the heading row. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A front page section with a heading. */
export function HomeSection({ id, title, text, aside, className, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={cn('mx-auto mt-24 max-w-6xl px-4 sm:mt-32 sm:px-6', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-2xl">
          <h2
            id={id}
            className="text-[1.75rem] leading-tight font-semibold tracking-tight text-balance sm:text-4xl"
          >
            {title}
          </h2>
          {text ? (
            <p className="mt-3 leading-7 text-pretty text-muted-foreground sm:text-lg">{text}</p>
          ) : null}
        </div>
        {aside}
      </div>
      <div className="mt-8 sm:mt-12">{children}</div>
    </section>
  )
}
