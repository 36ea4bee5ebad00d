import { Link } from '@remix-run/react'
import { Link2, Send, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { CopyLink } from '#app/components/copy-link'
import { Button } from '#app/components/ui/button'
import type { DownloadQuote } from '#contract/billing/membership'
import { chargeNote } from './charge-note'
import { useFileSending } from './use-file-sending'

type SendFileProps = {
  sourceQuery: string
  /** The quote for a download; null while it is unavailable. */
  charge: DownloadQuote | null
  /** The service may have counted a download. */
  onCounted(): void
}

/**
 * Buttons of the download's form: the share sheet, where the device's takes files, and a link to the files. Without scripts the
 * link has a page of its own.
 */
export function SendFile({ sourceQuery, charge, onCounted }: SendFileProps) {
  const { t } = useTranslation('download')
  const { status, link, share, createLink } = useFileSending(sourceQuery, onCounted)
  const canShare = useCanShare()
  const labels = { copy: t('link.copy'), copied: t('link.copied'), notCopied: t('link.notCopied') }
  return (
    <div className="mt-3">
      <div className="flex gap-2">
        {canShare ? (
          <Button
            variant="outline"
            className="flex-1"
            aria-disabled={status === 'working'}
            onClick={({ currentTarget }) => currentTarget.form && share(currentTarget.form)}
          >
            <Send aria-hidden />
            {t('send')}
          </Button>
        ) : null}
        <Button
          type="submit"
          formAction={`/handoff?${sourceQuery}`}
          variant="outline"
          className="flex-1"
          aria-disabled={status === 'working'}
          onClick={(event) => {
            event.preventDefault()
            if (event.currentTarget.form) createLink(event.currentTarget.form)
          }}
        >
          <Link2 aria-hidden />
          {t('link.copy')}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-muted-foreground empty:hidden">
        {status ? t(`sending.${status}`) : null}
      </p>
      <LinkTerms charge={charge} />
      {link ? (
        <>
          <CopyLink key={link.url} link={link.url} labels={labels} isCopied={link.isCopied} />
          <a href={link.url} className="text-sm text-primary underline underline-offset-4">
            {t('link.manage')}
          </a>
        </>
      ) : (
        <Link
          to="/user/links"
          className="mt-1 inline-block text-sm text-primary underline underline-offset-4"
        >
          {t('link.allLinks')}
        </Link>
      )}
    </div>
  )
}

/** Who can use the link and for how long, and whether it counts: read before it is made. */
function LinkTerms({ charge }: Pick<SendFileProps, 'charge'>) {
  const { t } = useTranslation('download')
  const { sentenceGap } = useFormatters()
  const note = charge && chargeNote(charge)
  return (
    <p className="mt-3 flex gap-2 rounded-md bg-muted px-3 py-2 text-sm">
      <Users aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle-foreground" />
      <span>
        {t('link.note')}
        {note ? sentenceGap : null}
        {note ? t(note === 'open' ? 'link.countedAlready' : 'link.counts') : null}
      </span>
    </p>
  )
}

/** Known after the first paint: no server knows the device's share sheet. */
function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => {
    if (typeof navigator.canShare !== 'function') return
    import('./posted-file').then(
      ({ canSharePdf }) => setCanShare(canSharePdf()),
      () => undefined,
    )
  }, [])
  return canShare
}
