import { cn } from './cn'

/** The first letter of a name, for where a picture of the person would be. It says nothing that is not said beside it. */
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
