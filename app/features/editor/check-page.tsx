import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import type { Finding } from '#resume-lint/finding'
import { CheckList, JumpWords } from './check-list'
import type { Acted, Checked } from './check-page.server'
import { CheckScore } from './check-score'

export type CheckPageProps = {
  checked: Checked
  title: string
  revision: number
  /** The editor's address; `at` opens an entry. */
  editHref: string
  trouble?: Exclude<Acted, 'done'>
}

/** The check-up as a page of its own: links and buttons that post, for browsers without scripts and for who comes from elsewhere. */
export function CheckPage({ checked, title, revision, editHref, trouble }: CheckPageProps) {
  const { t } = useTranslation()
  const isDismissed = ({ id }: Finding) => checked.dismissed.includes(id)
  return (
    <main className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-6">
      <Link to={editHref} className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {t('checkUp.back')}
      </Link>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight">{t('checkUp.title')}</h1>
      <p className="mt-2 mb-6 break-words text-muted-foreground">{t('checkUp.lead', { title })}</p>
      {trouble ? (
        <p role="alert" className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t(`checkUp.${trouble}`)}
        </p>
      ) : null}
      <Form method="post" className="space-y-6" preventScrollReset>
        <input type="hidden" name="revision" value={revision} />
        <CheckScore score={checked.score} />
        <p className="text-sm text-muted-foreground">
          {checked.pages === null
            ? t('checkUp.file.failed')
            : t('checkUp.file.read', { pages: checked.pages })}
        </p>
        <CheckList
          open={checked.findings.filter((finding) => !isDismissed(finding))}
          dismissed={checked.findings.filter(isDismissed)}
          places={checked.places}
          jump={(finding, label) => (
            <Link
              to={hrefOf(editHref, finding)}
              aria-label={label}
              className={buttonVariants({ variant: 'ghost', size: 'sm' })}
            >
              <JumpWords />
            </Link>
          )}
        />
      </Form>
    </main>
  )
}

/** The editor opens the entry; the browser goes to the field. */
function hrefOf(editHref: string, { path, place }: Finding): string {
  const joint = editHref.includes('?') ? '&' : '?'
  if (path.startsWith('style.')) return `${editHref}${joint}pane=style#f-${path}`
  if (path === 'basics.photo') return `${editHref}#f-photo`
  return place ? `${editHref}${joint}at=${place}#f-${path}` : `${editHref}#f-${path}`
}
