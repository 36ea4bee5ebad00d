import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { Resume } from '#contract/resume'
import type { DownloadCharge } from '#contract/membership'
import { DownloadsLeft } from './downloads-left'
import { OtherFiles } from './other-files'
import { PressForm } from './press-form'

type FileFormsProps = {
  /** Names what is taken in addresses; a refusal leads back to it. */
  of: string
  pages: number
  inWeixin: boolean
  charge: DownloadCharge | null
  /** The document itself, where only the person's device has it. */
  resume?: Resume
}

/** The files, each behind a press: one may be charged. WeChat's browser drops files; there a link carries them out. */
export function FileForms({ of, pages, inWeixin, charge, resume }: FileFormsProps) {
  const { t } = useTranslation()
  const shared = { of, resume }
  return (
    <div className="flex flex-col gap-2">
      <DownloadsLeft charge={charge} of={of} />
      {inWeixin ? (
        <PressForm action="/handoff" {...shared}>
          <Button type="submit" size="lg" className="w-full">
            <FileDown aria-hidden />
            {t('download.saveInWeixin')}
          </Button>
          <p className="mt-2 text-sm text-muted-foreground">{t('download.saveInWeixinText')}</p>
        </PressForm>
      ) : (
        <>
          <PressForm action="/resume/download/file/pdf" {...shared}>
            <Button type="submit" size="lg" className="w-full">
              <FileDown aria-hidden />
              {t('download.pdf')}
            </Button>
          </PressForm>
          <OtherFiles {...shared} pages={pages} />
        </>
      )}
    </div>
  )
}
