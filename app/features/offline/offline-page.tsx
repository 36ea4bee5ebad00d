import { FileText, RotateCw } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { SlipsDrawing } from '#app/components/empty-state/slips-drawing'
import { buttonVariants } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import { useDeviceDrafts } from '#app/indexed-db/use-device-drafts'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

const maxShown = 6
const askAgainMs = 4_000

/** Shown for a page that is unavailable offline: what works meanwhile, and the way back once online. */
export function OfflinePage() {
  const { t } = useTranslation('offline')
  const requestedUrl = useRequestedPage()
  return (
    <main className="mx-auto flex min-h-[80vh] max-w-xl flex-col justify-center px-6 py-16">
      <SlipsDrawing scene="undone" className="mb-8 -ml-2 w-36" />
      <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-4 leading-7 text-balance text-muted-foreground">{t('text')}</p>
      <p className="mt-6">
        <a href={requestedUrl} className={buttonVariants({})}>
          <RotateCw aria-hidden />
          {t('retry')}
        </a>
      </p>
      <DeviceDraftLinks />
      <p className="mt-10 text-sm leading-6 text-balance text-subtle-foreground">{t('later')}</p>
    </main>
  )
}

/**
 * The page itself is cached, so only the browser knows the requested URL. Opens it once the service answers, unless the
 * user is already navigating elsewhere: a flickering network must not bring them back. Browsers may say nothing of a
 * network that is back (or of one that leads nowhere), so the service is asked, too.
 */
function useRequestedPage(): string {
  const requestedUrl = useSyncExternalStore(subscribeToNothing, requestedPage, () => '/')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('online', () => window.location.replace(requestedPage()), { signal })
    window.addEventListener('beforeunload', () => controller.abort(), { signal })
    const asking = window.setInterval(() => {
      if (document.hidden || !isRedirected()) return
      fetch('/livez', { method: 'HEAD', cache: 'no-store', signal }).then(
        ({ ok }) => ok && window.location.replace(requestedPage()),
        () => undefined,
      )
    }, askAgainMs)
    return () => {
      window.clearInterval(asking)
      controller.abort()
    }
  }, [])
  return requestedUrl
}

const subscribeToNothing = () => () => undefined

/** Whether another page was asked for; who opens this one stays here. */
const isRedirected = () => new URLSearchParams(window.location.search).has('to')

function requestedPage(): string {
  return safeRedirectPath(new URLSearchParams(window.location.search).get('to'))
}

/** Links with a full page load: the worker answers only those. */
function DeviceDraftLinks() {
  const { t } = useTranslation(['offline', 'create'])
  const { formatDate } = useFormatters()
  const { drafts = [] } = useDeviceDrafts()
  if (drafts.length === 0) return null
  return (
    <TitledSection id="offline-drafts" title={t('drafts')} className="mt-10">
      <ul className="mt-3 grid gap-2">
        {drafts.slice(0, maxShown).map(({ id, updatedAt, resume: { basics, intention } }) => (
          <li key={id}>
            <a
              href={`/resume/edit/offline?draft=${id}`}
              className="flex items-center gap-3 rounded-lg border border-border bg-card p-4 hover:border-primary"
            >
              <FileText aria-hidden className="size-5 shrink-0 text-primary" />
              <span className="min-w-0 grow truncate font-medium">
                {[basics.name, intention.position].filter(Boolean).join(' · ') || t('create:untitled')}
              </span>
              <span className="shrink-0 text-sm text-subtle-foreground">{formatDate(updatedAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
