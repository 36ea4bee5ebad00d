import { Link } from '@remix-run/react'
import { X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'

type QuickLookProps = {
  title: string
  pageUrl: string
  /** The page, large enough to be read, and small as it is there already. */
  imageUrl: string
  smallUrl: string
  className: string
  /** What is pressed. */
  children: ReactNode
}

/** The whole page at the size it prints in, over the gallery; without scripts the template's page. */
export function QuickLook(props: QuickLookProps) {
  const { title, pageUrl, imageUrl, smallUrl, className, children } = props
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
        className={className}
      >
        {children}
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
          <div className="sheet relative">
            <img src={smallUrl} alt="" className="absolute inset-0 size-full object-contain object-top" />
            <img
              src={imageUrl}
              alt={t('pageAlt', { name: title, page: 1 })}
              width={1120}
              height={1584}
              className="relative w-full"
            />
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
