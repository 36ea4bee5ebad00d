import { Link } from '@remix-run/react'
import { Maximize2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'

type QuickLookProps = { title: string; pageUrl: string; imageUrl: string }

/** The whole page at the size it prints in, over the gallery; without scripts the template's page. */
export function QuickLook({ title, pageUrl, imageUrl }: QuickLookProps) {
  const { t } = useTranslation('gallery')
  const [isOpen, setIsOpen] = useState(false)
  const headingId = useId()
  const close = () => setIsOpen(false)
  return (
    <>
      <a
        href={pageUrl}
        aria-label={t('lookNamed', { name: title })}
        title={t('lookNamed', { name: title })}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'size-9' })}
      >
        <Maximize2 aria-hidden className="size-4" />
      </a>
      {isOpen ? (
        <Dialog open onClose={close} labelledBy={headingId} className="max-w-[54rem] p-3 sm:p-5">
          <div className="mb-3 flex items-center justify-between gap-3">
            <h2 id={headingId} className="font-medium">
              {title}
            </h2>
            <div className="flex items-center gap-2">
              <Link to={pageUrl} className={buttonVariants({ size: 'sm' })}>
                {t('details')}
              </Link>
              <Button type="button" variant="ghost" size="icon" aria-label={t('close')} onClick={close}>
                <X aria-hidden />
              </Button>
            </div>
          </div>
          <img
            src={`${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=1120`}
            alt={t('pageAlt', { name: title, page: 1 })}
            width={1120}
            height={1584}
            className="sheet w-full"
          />
        </Dialog>
      ) : null}
    </>
  )
}
