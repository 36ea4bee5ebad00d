import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { Resume } from '#contract/resume/resume'
import type { DownloadQuote } from '#contract/billing/membership'
import { DownloadsLeft } from './downloads-left'
import { OtherFormats } from './other-formats'
import { DownloadForm } from './download-form'

type DownloadOptionsProps = {
  /** Names what is taken in addresses; a refusal leads back to it. */
  sourceQuery: string
  pageCount: number
  inWeixin: boolean
  charge: DownloadQuote | null
  /** The document itself, where only the person's device has it. */
  resume?: Resume
}

/** The files, each behind a press: one may be charged. WeChat's browser drops files; there a link carries them out. */
export function DownloadOptions({ sourceQuery, pageCount, inWeixin, charge, resume }: DownloadOptionsProps) {
  const { t } = useTranslation('download')
  const shared = { sourceQuery, resume }
  return (
    <div className="flex flex-col gap-2">
      <DownloadsLeft charge={charge} sourceQuery={sourceQuery} />
      {inWeixin ? (
        <DownloadForm action="/handoff" {...shared}>
          <Button type="submit" size="lg" className="w-full">
            <FileDown aria-hidden />
            {t('saveInWeixin')}
          </Button>
          <p className="mt-2 text-sm text-muted-foreground">{t('saveInWeixinText')}</p>
        </DownloadForm>
      ) : (
        <>
          <DownloadForm action="/resume/download/file/pdf" {...shared}>
            <Button type="submit" size="lg" className="w-full">
              <FileDown aria-hidden />
              {t('pdf')}
            </Button>
          </DownloadForm>
          <OtherFormats {...shared} pageCount={pageCount} />
        </>
      )}
    </div>
  )
}
