import { useSearchParams } from '@remix-run/react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { Input } from '#app/components/ui/input'
import { typedFileName } from '#app/preview/resume-file-name'
import type { NamedPreset } from './file-name-presets'

/** Characters; what is longer than a file system's names is cut (typedFileName). */
const maxLength = 120

type FileNameFieldProps = { fileName: string; presets: NamedPreset[] }

/** The name of the file without its extension, to type or to choose. A refused download keeps it in the address. */
export function FileNameField({ fileName, presets }: FileNameFieldProps) {
  const { t } = useTranslation('download')
  const [search] = useSearchParams()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [initial] = useState(() => typedFileName(search.get('fileName') ?? '') || fileName)
  const [current, setCurrent] = useState(initial)
  function choose(name: string) {
    if (field.current) field.current.value = name
    setCurrent(name)
  }
  return (
    <div className="mb-2">
      <label htmlFor={id} className="text-sm text-muted-foreground">
        {t('fileName')}
      </label>
      <Input
        ref={field}
        id={id}
        name="fileName"
        defaultValue={initial}
        placeholder={fileName}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        className="mt-1"
        onChange={({ target }) => setCurrent(target.value)}
      />
      {presets.length > 1 ? (
        <ul aria-label={t('presets.title')} className="needs-script keeps-place mt-2 flex flex-wrap gap-1.5">
          {presets.map(({ preset, fileName: name }) => (
            <li key={preset}>
              <button
                type="button"
                aria-pressed={current === name}
                className={cn(
                  'h-8 rounded-full border px-3 text-xs whitespace-nowrap',
                  current === name
                    ? 'border-primary bg-secondary font-medium text-secondary-foreground'
                    : 'border-border-strong text-muted-foreground hover:text-foreground',
                )}
                onClick={() => choose(name)}
              >
                {t(`presets.${preset}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
