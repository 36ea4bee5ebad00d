import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { Resume } from '#contract/resume/resume'
import type { DownloadQuote } from '#contract/billing/membership'
import { DownloadsLeft } from './downloads-left'
import { FileNameField } from './file-name-field'
import { FormatChoice } from './format-choice'
import { DownloadButton } from './download-button'
import { chosenFile } from './download-formats'
import type { NamedPreset } from './file-name-presets'
import { chargeNote } from './charge-note'
import { useDownloadStart } from './use-download-start'
import { DataSwitch } from './data-switch'
import { DownloadForm, filePath } from './download-form'
import { MainButtonBar } from './main-button-bar'
import { SendEmail } from './send-email'
import { SendFile } from './send-file'
import { useDelayedRevalidation } from './use-delayed-revalidation'

type DownloadOptionsProps = {
  /** Identifies the document in URLs, also after a refusal. */
  sourceQuery: string
  pageCount: number
  inWeixin: boolean
  /** The service sends e-mail. */
  canEmail: boolean
  /** Without its extension. */
  fileName: string
  fileNamePresets: NamedPreset[]
  charge: DownloadQuote | null
  /** The pages are shown, and nothing in them must be changed first. */
  isReady: boolean
  /** The document itself, if only the user's device has it. */
  resume?: Resume
}

/** The name, the format, and the button for the file; a press may be charged. WeChat's browser drops files, so it gets a link. */
export function DownloadOptions(props: DownloadOptionsProps) {
  const { sourceQuery, pageCount, inWeixin, canEmail, fileName, fileNamePresets, charge, isReady, resume } =
    props
  const { t } = useTranslation('download')
  const shared = { sourceQuery, resume }
  const isUsedUp = charge !== null && chargeNote(charge) === 'usedUp'
  const { form, isStarted } = useDownloadStart(isReady && !inWeixin && charge !== null && !isUsedUp)
  const revalidateLater = useDelayedRevalidation()
  return (
    <div className="flex flex-col gap-2">
      <DownloadsLeft charge={charge} />
      {inWeixin ? (
        <DownloadForm action="/handoff" {...shared}>
          <FileNameField fileName={fileName} presets={fileNamePresets} />
          <DataSwitch />
          <MainButtonBar>
            <Button type="submit" size="lg" className="w-full">
              <FileDown aria-hidden />
              {t('saveInWeixin')}
            </Button>
          </MainButtonBar>
          <p className="mt-2 text-sm max-lg:mt-0 text-muted-foreground">{t('saveInWeixinText')}</p>
          {canEmail ? <SendEmail sourceQuery={sourceQuery} /> : null}
        </DownloadForm>
      ) : (
        <DownloadForm action={filePath(chosenFile)} {...shared} formRef={form}>
          <FileNameField fileName={fileName} presets={fileNamePresets} />
          <FormatChoice pageCount={pageCount} />
          <div className="group-has-[[name=format]:not([data-choice=pdf]):checked]/download:hidden">
            <DataSwitch />
          </div>
          <DownloadButton pageCount={pageCount} isStarted={isStarted} isUsedUp={isUsedUp} />
          <SendFile sourceQuery={sourceQuery} charge={charge} onCounted={revalidateLater} />
          {canEmail ? <SendEmail sourceQuery={sourceQuery} /> : null}
        </DownloadForm>
      )}
    </div>
  )
}
