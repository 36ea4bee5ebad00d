import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'

/**
 * The section is styled, laid out and painted when it comes near, which halves what a slow phone does before it
 * can be touched. Beside this class goes its estimated `contain-intrinsic-height`, so that the scroll bar does not
 * jump. Contents are clipped at the padding, which leaves room for the rings of focus.
 */
export const laidOutWhenNear = '-mb-4 pb-4 [content-visibility:auto]'

type HomeSectionProps = {
  id: string
  title: string
  text?: string
  /** At the end of the heading row: a link to all of it, or something else. */
  more?: { to: string; label: string }
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A front page section with a heading. */
export function HomeSection({ id, title, text, more, aside, className, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={cn('mx-auto mt-14 max-w-6xl px-4 sm:mt-18 sm:px-6', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-2xl">
          <h2
            id={id}
            className="text-2xl leading-tight font-semibold tracking-tight text-balance sm:text-[2rem]"
          >
            {title}
          </h2>
          {text ? <p className="mt-2 leading-7 text-pretty text-muted-foreground">{text}</p> : null}
        </div>
        {aside}
        {more ? (
          <Link to={more.to} className="text-primary underline-offset-4 hover:underline">
            {more.label}
          </Link>
        ) : null}
      </div>
      <div className="mt-6 sm:mt-8">{children}</div>
    </section>
  )
}
