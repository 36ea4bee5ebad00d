import { cn } from '#app/components/ui/cn'

const corners = [
  'top-4 left-4 sm:top-6 sm:left-6 border-r border-b',
  'top-4 right-4 sm:top-6 sm:right-6 border-l border-b',
]

/** Printer's crop marks: they show that this is a page, and where it ends. */
export function CropMarks() {
  return (
    <span aria-hidden>
      {corners.map((place) => (
        <span key={place} className={cn('absolute size-4 border-foreground/30 sm:size-5', place)} />
      ))}
    </span>
  )
}
