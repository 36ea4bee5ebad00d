import { Star } from 'lucide-react'
import { cn } from '#app/components/ui/cn'
import { toast } from '#app/components/ui/toast/toast-store'
import { favouritesUrl, toggleFavourite } from './favourite-templates'

type FavouriteStarProps = {
  id: string
  isFavourite: boolean
  label: string
  /** Said when it could not be saved. */
  failure: string
  /** Shown with scripts alone: for guests, and in a form that must not be left for it. */
  needsScript?: boolean
  /** Reached by the arrow keys of what it stands on, and not by Tab. */
  isSkippedByTab?: boolean
  className?: string
}

/** Marks a template as a favourite. A member's posts without scripts, in a form. */
export function FavouriteStar({
  id,
  isFavourite,
  label,
  failure,
  needsScript = false,
  isSkippedByTab = false,
  className,
}: FavouriteStarProps) {
  return (
    <button
      type={needsScript ? 'button' : 'submit'}
      formMethod="post"
      formAction={favouritesUrl}
      name={isFavourite ? 'remove' : 'add'}
      value={id}
      tabIndex={isSkippedByTab ? -1 : undefined}
      aria-pressed={isFavourite}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        void toggleFavourite(id).then((isSaved) => {
          if (!isSaved) toast(failure, { kind: 'error' })
        })
      }}
      className={cn(
        needsScript && 'needs-script',
        'grid size-8 place-items-center rounded-full bg-card/90 text-muted-foreground shadow-sm hover:text-foreground aria-pressed:text-warning',
        className,
      )}
    >
      <Star aria-hidden className={cn('size-4', isFavourite && 'fill-current')} />
    </button>
  )
}
