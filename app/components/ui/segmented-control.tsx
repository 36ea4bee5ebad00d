import type { ReactNode } from 'react'
import { cn } from './cn'

type Segment = { value: string; content: ReactNode; name?: string; lang?: string }
type SegmentedControlProps = {
  label: string
  /** Field name of the value in the form. */
  name: string
  value: string
  segments: readonly Segment[]
  className?: string
}

/** Buttons of a form, one of them pressed: each posts its value, with or without scripts. */
function SegmentedControl({ label, name, value, segments, className }: SegmentedControlProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cn('flex gap-0.5 rounded-md bg-muted p-0.5 dark:bg-background', className)}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="submit"
          name={name}
          value={segment.value}
          lang={segment.lang}
          aria-label={segment.name}
          title={segment.name}
          aria-pressed={segment.value === value}
          className="inline-flex h-8 grow items-center justify-center gap-1.5 rounded-sm px-2.5 text-sm whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-pressed:bg-popover aria-pressed:font-medium aria-pressed:text-foreground aria-pressed:shadow-sm dark:aria-pressed:bg-accent [&_svg]:size-4"
        >
          {segment.content}
        </button>
      ))}
    </div>
  )
}

export { SegmentedControl }
