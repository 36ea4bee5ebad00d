import { FileDown, Mail, Phone, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { SharedView } from './share.server'

type SharedPageBarProps = {
  model: SharedView['model']
  token: string
  inWeixin: boolean
  hasPages: boolean
}

/** Whose resume it is and what a recruiter does with it: over the pages, on phones at the thumb. */
export function SharedPageBar({ model, token, inWeixin, hasPages }: SharedPageBarProps) {
  const { t } = useTranslation('share')
  const { name, headline } = model
  return (
    <header className="z-10 border-border bg-card max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:stick-0 md:border-b">
      <div className="mx-auto flex max-w-[54rem] items-center gap-2 px-3 py-2.5 md:gap-1 md:px-6">
        <h1 className="min-w-0 grow max-md:sr-only">
          <span className="block truncate font-semibold">{name || headline || t('untitled')}</span>
          {name && headline ? (
            <span className="block truncate text-sm text-muted-foreground">{headline}</span>
          ) : null}
        </h1>
        <ContactLinks contacts={model.contacts} />
        {hasPages && !inWeixin ? (
          <Button
            variant="ghost"
            onClick={() => void printPages()}
            className="needs-script keeps-place max-md:hidden"
          >
            <Printer aria-hidden />
            {t('print')}
          </Button>
        ) : null}
        <a href={`/s/${token}/pdf`} className={buttonVariants({ className: 'max-md:grow md:ml-1' })}>
          <FileDown aria-hidden />
          {t('downloadPdf')}
        </a>
      </div>
      {inWeixin ? (
        <p className="px-3 pb-2 text-center text-xs text-muted-foreground">{t('weixinHint')}</p>
      ) : null}
    </header>
  )
}

const contactIcons = { phone: Phone, email: Mail }

/** Phone and e-mail where the owner shows them; a masked one has no link. */
function ContactLinks({ contacts }: { contacts: SharedView['model']['contacts'] }) {
  const { t } = useTranslation('share')
  return contacts.map(({ kind, text, url }) => {
    if ((kind !== 'phone' && kind !== 'email') || !url || text.includes('*')) return null
    const Icon = contactIcons[kind]
    return (
      <a
        key={kind}
        href={url}
        aria-label={`${t(`contact.${kind}`)}: ${text}`}
        title={text}
        className={buttonVariants({ variant: 'ghost', className: 'max-md:border max-md:border-border' })}
      >
        <Icon aria-hidden />
        {t(`contact.${kind}`)}
      </a>
    )
  })
}

/** Pages that are out of sight were not loaded yet, and a browser prints what it has. */
async function printPages() {
  const pages = [...document.querySelectorAll<HTMLImageElement>('img.sheet')]
  for (const page of pages) page.loading = 'eager'
  await Promise.all(pages.map((page) => page.decode().catch(() => undefined)))
  window.print()
}
