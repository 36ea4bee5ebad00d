import { ImagePlus, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFieldValue } from '#app/features/editor/state/editor-context'

/** The photo in the closed row of the basics: a press chooses a file without opening the row. */
export function PhotoShortcut({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('editor')
  const photo = useFieldValue('basics.photo')
  const isHidden = useFieldValue('style.photo') === 'none'
  if (isHidden) return null
  const label = photo ? t('photo.change') : t('photo.add')
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-busy={isBusy}
      onClick={() => document.getElementById('f-photo')?.click()}
      className="from-first-paint absolute top-1 right-2 grid size-10 place-items-center rounded text-subtle-foreground peer-open:hidden hover:bg-accent hover:text-foreground"
    >
      {isBusy ? (
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      ) : photo ? (
        <img src={`/photos/${photo}`} alt="" className="h-8 w-6 rounded-sm object-cover" />
      ) : (
        <ImagePlus aria-hidden className="size-5" />
      )}
    </button>
  )
}
