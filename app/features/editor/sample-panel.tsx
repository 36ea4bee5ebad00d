import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/search-field'
import { Button } from '#app/components/ui/button'
import { useEditor, useEditorStore } from './editor-context'
import { withValue } from './paths'
import { SampleList } from './sample-list'
import { plainPosition, samplePlaceOf, toggledSample } from './sample-text'
import { useToolTexts } from './tool-texts'
import { useBarEnd } from './use-bar-end'
import { useSamplingEntry } from './use-sampling-entry'
import { useSampleLines, type Asked } from './use-sample-lines'

/** The library of positions beside the form, on a phone at its foot. A press puts a sample into the entry: a step to undo. */
export function SamplePanel({ id }: { id: string }) {
  const { t } = useTranslation()
  const { samples: tools } = useToolTexts()
  const titleId = useId()
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const [asked, setAsked] = useState<Asked>(() => ({
    q: plainPosition(resume.intention.position),
    position: '',
  }))
  const { answer, failed, retry } = useSampleLines(asked)
  const panel = useRef<HTMLElement>(null)
  const close = useSamplingEntry(store, panel)
  useBarEnd(panel)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    search.current?.focus()
    search.current?.select()
  }, [])
  const place = samplePlaceOf(resume, id)
  if (!place) return null
  const { name, item, kind } = place
  return (
    <aside
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      className="print-none fixed inset-x-0 bottom-0 z-30 flex h-[70dvh] animate-appear flex-col rounded-t-xl border border-border bg-popover shadow-xl lg:top-(--bar-end) lg:left-auto lg:h-auto lg:w-[27rem] lg:rounded-none lg:border-y-0 lg:border-r-0"
    >
      <div className="border-b border-border px-4 pt-3 pb-4 sm:px-5">
        <div className="flex items-center gap-2">
          <h2 id={titleId} className="min-w-0 grow truncate font-semibold">
            {tools.title}
            <span className="ml-2 text-sm font-normal text-subtle-foreground">
              {tools.into.replace('{{entry}}', () => item.title || t('editor.item.untitled'))}
            </span>
          </h2>
          <Button variant="ghost" size="icon-sm" aria-label={tools.close} onClick={close}>
            <X aria-hidden />
          </Button>
        </div>
        <SearchField
          ref={search}
          value={asked.q}
          label={t('positions.search')}
          placeholder={t('positions.searchHint')}
          className="mt-2"
          onChange={({ target }) => setAsked({ q: target.value, position: '' })}
        />
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-4 pb-6 sm:px-5">
        {failed ? (
          <p role="alert" className="mt-4 flex items-center justify-between gap-3 text-sm text-destructive">
            {tools.failed}
            <Button variant="outline" size="sm" onClick={retry}>
              {tools.retry}
            </Button>
          </p>
        ) : null}
        {answer ? (
          <SampleList
            answer={answer}
            q={asked.q}
            text={item.text}
            kind={kind}
            onPosition={(position) => setAsked({ q: asked.q, position })}
            onSample={(sample) =>
              store
                .getState()
                .replace(withValue(resume, `${name}.text`, toggledSample(item.text, sample, kind)))
            }
          />
        ) : null}
      </div>
    </aside>
  )
}
