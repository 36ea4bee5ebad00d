import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { defaultFormat, formatNameOf } from './download-formats'
import { MainButtonBar } from './main-button-bar'

type DownloadButtonProps = {
  pageCount: number
  /** The download started without a press. */
  isStarted: boolean
  /** Where nothing is left, the press leads to the plans. */
  isUsedUp: boolean
}

/** The one button of the form, which says the chosen format; without scripts, whether it is the PDF. */
export function DownloadButton({ pageCount, isStarted, isUsedUp }: DownloadButtonProps) {
  const { t } = useTranslation('download')
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<string>()
  const [pressed, setPressed] = useState<string>()
  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    // A choice before hydration, or one that the browser restored, fires no event.
    const readChoice = () => {
      const kind = new FormData(form).get('format')
      setChosen(typeof kind === 'string' ? kind : undefined)
    }
    readChoice()
    form.addEventListener('change', readChoice)
    return () => form.removeEventListener('change', readChoice)
  }, [])
  const name = chosen === undefined ? undefined : formatNameOf(chosen, pageCount)
  const label = name && t(`formats.${name}.take`)
  const hasBegun = chosen !== undefined && (pressed === chosen || (isStarted && chosen === defaultFormat))
  return (
    <>
      <MainButtonBar>
        <Button
          ref={button}
          type="submit"
          size="lg"
          className="w-full"
          onClick={() => setPressed(isUsedUp ? undefined : chosen)}
        >
          <FileDown aria-hidden />
          {label ?? (
            <>
              <span className="group-has-[[name=format]:not([data-choice=pdf]):checked]/download:hidden">
                {t('formats.pdf.take')}
              </span>
              <span className="hidden group-has-[[name=format]:not([data-choice=pdf]):checked]/download:inline">
                {t('takeChosen')}
              </span>
            </>
          )}
        </Button>
      </MainButtonBar>
      <p role="status" className="mt-2 text-sm text-muted-foreground empty:hidden max-lg:mt-0">
        {hasBegun && name ? t('started', { button: label }) : null}
      </p>
    </>
  )
}
