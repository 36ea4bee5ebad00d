import { Link } from '@remix-run/react'
import { Link2, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { CopyLink } from '#app/components/copy-link'
import { Button } from '#app/components/ui/button'
import { useFileSending } from './use-file-sending'

type SendFileProps = {
  sourceQuery: string
  /** The service may have counted a download. */
  onCounted(): void
}

/**
 * Buttons of the download's form: the share sheet, where the device's takes files, and a link to the files. Without scripts the
 * link has a page of its own.
 */
export function SendFile({ sourceQuery, onCounted }: SendFileProps) {
  const { t } = useTranslation('download')
  const { sentenceGap } = useFormatters()
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
      {link ? (
        <>
          <CopyLink key={link.url} link={link.url} labels={labels} isCopied={link.isCopied} />
          <a href={link.url} className="text-sm text-primary underline underline-offset-4">
            {t('link.manage')}
          </a>
        </>
      ) : (
        <p className="mt-2 text-xs leading-5 text-subtle-foreground">
          {t('link.note')}
          {sentenceGap}
          <Link to="/user/links" className="underline underline-offset-4">
            {t('link.allLinks')}
          </Link>
        </p>
      )}
    </div>
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
