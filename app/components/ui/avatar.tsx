import { cn } from './cn'

/** The first letter of a name instead of a picture. Decorative: the name is beside it. */
function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-xs font-semibold text-primary',
        className,
      )}
    >
      {Array.from(name)[0]}
    </span>
  )
}

export { Avatar }
