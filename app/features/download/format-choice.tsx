import { useSearchParams } from '@remix-run/react'
import { ChevronDown, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { defaultFormat, downloadFormats, ownDataFormats, type FormatName } from './download-formats'

type FormatChoiceProps = { pageCount: number }

/**
 * The format as one choice of the download's form: PDF first and large, Word and a picture second, the rest folded away. A
 * refused download keeps it in the address.
 */
export function FormatChoice({ pageCount }: FormatChoiceProps) {
  const { t } = useTranslation('download')
  const [search] = useSearchParams()
  const { first, second, more } = downloadFormats(pageCount)
  const requestedKind = search.get('format')
  const [initial] = useState(
    () =>
      [...second, ...more, ...ownDataFormats].find(({ kind }) => kind === requestedKind)?.kind ??
      defaultFormat,
  )
  const option = (format: { kind: string; name: FormatName }, isLarge = false) => (
    <FormatOption key={format.kind} {...format} isChecked={format.kind === initial} isLarge={isLarge} />
  )
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="text-sm text-muted-foreground">{t('format')}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        <div className="col-span-2">{option(first, true)}</div>
        {second.map((format) => option(format))}
      </div>
      <p className="mt-2 hidden text-xs leading-5 text-subtle-foreground group-has-[[data-choice=docx]:checked]/download:block">
        {t('docxNote')}
      </p>
      <details
        className="group/more mt-1"
        open={[...more, ...ownDataFormats].some(({ kind }) => kind === initial) || undefined}
      >
        <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 text-sm font-medium text-muted-foreground hover:text-foreground">
          {t('otherFormats')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/more:rotate-180" />
        </summary>
        <div className="mt-1 grid grid-cols-2 gap-2">{more.map((format) => option(format))}</div>
        <h2 className="mt-4 text-sm font-medium text-muted-foreground">{t('ownData')}</h2>
        <div className="mt-2 grid grid-cols-2 gap-2">{ownDataFormats.map((format) => option(format))}</div>
        <Button
          variant="outline"
          size="sm"
          className="needs-script mt-2 w-full"
          onClick={() => window.print()}
        >
          <Printer aria-hidden className="text-subtle-foreground" />
          {t('print')}
        </Button>
        <p className="needs-no-script mt-2 text-xs leading-5 text-subtle-foreground">{t('printNote')}</p>
      </details>
    </fieldset>
  )
}

type FormatOptionProps = { kind: string; name: FormatName; isChecked: boolean; isLarge: boolean }

function FormatOption({ kind, name, isChecked, isLarge }: FormatOptionProps) {
  const { t } = useTranslation('download')
  const noteId = useId()
  const note = t(`formats.${name}.note`)
  return (
    <label
      className={cn(
        'flex h-full cursor-pointer items-start gap-2.5 rounded-lg border border-border-strong bg-card px-3 hover:border-input has-checked:border-primary has-checked:bg-secondary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        isLarge ? 'py-3' : 'py-2 text-sm',
      )}
    >
      <input
        type="radio"
        name="format"
        value={kind}
        data-choice={kind}
        defaultChecked={isChecked}
        aria-label={t(`formats.${name}.name`)}
        aria-describedby={noteId}
        className="mt-[calc((1lh-1.125rem)/2)] shrink-0"
      />
      <span className="min-w-0">
        <span className={cn('block', isLarge && 'text-lg leading-6 font-semibold')}>
          {t(`formats.${name}.name`)}
        </span>
        <span
          id={noteId}
          className={cn('block text-muted-foreground', isLarge ? 'text-sm' : 'text-xs leading-4')}
        >
          {note}
        </span>
      </span>
    </label>
  )
}
