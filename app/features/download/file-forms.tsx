import { FileDown, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { Resume } from '#contract/resume'
import { DownloadsLeft, type Charge } from './downloads-left'
import { useAskedAgain } from './use-asked-again'

type FileFormsProps = {
  /** Names what is taken in addresses; a refusal leads back to it. */
  of: string
  pages: number
  inWeixin: boolean
  charge: Charge | null
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
          <Button type="submit" size="large" className="w-full">
            <FileDown aria-hidden />
            {t('download.saveInWeixin')}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{t('download.saveInWeixinText')}</p>
        </PressForm>
      ) : (
        <PressForm action="/resume/download/file/pdf" {...shared}>
          <Button type="submit" size="large" className="w-full">
            <FileDown aria-hidden />
            {t('download.pdf')}
          </Button>
        </PressForm>
      )}
      {Array.from({ length: inWeixin ? 0 : pages }, (_, i) => (
        <PressForm key={i} action={`/resume/download/file/${i + 1}.png`} {...shared}>
          <Button type="submit" look="outline" className="w-full">
            <Image aria-hidden />
            {t('download.png', { page: i + 1 })}
          </Button>
        </PressForm>
      ))}
    </div>
  )
}

type PressFormProps = Pick<FileFormsProps, 'of' | 'resume'> & { action: string; children: ReactNode }

/** The browser's own form: its answer is a file, which leaves the page where it is. */
function PressForm({ action, of, resume, children }: PressFormProps) {
  const askAgain = useAskedAgain()
  return (
    <form method="post" action={`${action}?${of}`} onSubmit={askAgain}>
      {resume ? <input type="hidden" name="resume" value={JSON.stringify(resume)} /> : null}
      {children}
    </form>
  )
}
