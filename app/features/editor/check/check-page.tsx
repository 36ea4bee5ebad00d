import { Form, Link } from '@remix-run/react'
import { ArrowLeft, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import type { Finding } from '#resume-lint/finding'
import { FindingList } from './finding-list'
import type { CheckActionOutcome, FullCheck } from './check-page.server'
import { CheckScore } from './check-score'

export type CheckPageProps = {
  fullCheck: FullCheck
  title: string
  revision: number
  /** The editor's URL; `at` opens an entry. */
  editHref: string
  downloadHref: string
  failure?: Exclude<CheckActionOutcome, 'done'>
}

/**
 * The check-up as a separate page: links and posting buttons, for browsers without scripts and for links from
 * other pages.
 */
export function CheckPage({ fullCheck, title, revision, editHref, downloadHref, failure }: CheckPageProps) {
  const { t } = useTranslation('check-up')
  const isDismissed = ({ id }: Finding) => fullCheck.dismissed.includes(id)
  return (
    <PageMain isNarrow className="pb-16">
      <Link to={editHref} className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-6 text-balance break-words text-muted-foreground">{t('lead', { title })}</p>
      {failure ? (
        <p role="alert" className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t(failure)}
        </p>
      ) : null}
      <Form method="post" className="space-y-6" preventScrollReset>
        <input type="hidden" name="revision" value={revision} />
        <CheckScore score={fullCheck.score} />
        <p className="text-sm text-muted-foreground">
          {fullCheck.pages === null
            ? t('file.failed')
            : t('file.read', { pages: fullCheck.pages, count: fullCheck.pages })}
        </p>
        <FindingList
          openFindings={fullCheck.findings.filter((finding) => !isDismissed(finding))}
          dismissed={fullCheck.findings.filter(isDismissed)}
          position={fullCheck.position}
          placeNames={fullCheck.placeNames}
          renderEditLink={(finding, { children, ...props }) => (
            <Link to={editUrlOf(editHref, finding)} {...props}>
              {children}
            </Link>
          )}
        />
      </Form>
      <p className="mt-8 flex justify-end">
        <Link to={downloadHref} className={buttonVariants()}>
          <Download aria-hidden />
          {t('download')}
        </Link>
      </p>
    </PageMain>
  )
}

/** Returns a URL that opens the entry and scrolls to the field. */
function editUrlOf(editHref: string, { path, ownerId: place }: Finding): string {
  const separator = editHref.includes('?') ? '&' : '?'
  if (path.startsWith('style.')) return `${editHref}${separator}pane=style#f-${path}`
  if (path === 'basics.photo') return `${editHref}#f-photo`
  return place ? `${editHref}${separator}at=${place}#f-${path}` : `${editHref}#f-${path}`
}
