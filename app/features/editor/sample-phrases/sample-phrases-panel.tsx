import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#app/components/forms/search-field'
import { Button } from '#app/components/ui/button'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { sectionName } from '#app/features/editor/sections/section-name'
import { setAtPath } from '#app/features/editor/state/resume-path'
import { SamplePhraseList } from './sample-phrase-list'
import { findSamplePhraseTarget, toggleSamplePhrase } from './toggle-sample-phrase'
import { hasPositionSamples, positionQueryOf } from './position-query'
import { useSamplePhrasesTarget } from './use-sample-phrases-target'
import { useSamplePhrases, type PositionQuery } from './use-sample-phrases'
import { useWriter } from './use-writer'

/**
 * The sample phrases beside the form, on a phone at the bottom. A press adds or removes a sample as an undo
 * step.
 */
export function SamplePhrasesPanel({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['editor-tools', 'positions', 'editor'])
  const titleId = useId()
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const writer = useWriter(id)
  const entryTarget = findSamplePhraseTarget(resume, id)
  // What was typed or chosen for one entry says nothing about the next.
  const [chosen, setChosen] = useState<Partial<PositionQuery> & { id: string }>({ id })
  const query = {
    position: '',
    isEnglish: writer.isEnglish,
    ...(entryTarget ? positionQueryOf(resume, entryTarget) : { q: '', or: '' }),
    ...(chosen.id === id && chosen),
  }
  const { result, failed, retry } = useSamplePhrases(query)
  const panel = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // Other phrases are read from the first.
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [result])
  const close = useSamplePhrasesTarget(store, panel)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A finger came for the list: the search would open the keyboard over it.
    if (search.current && matchMedia('(pointer: coarse)').matches) return panel.current?.focus()
    const first = search.current ?? panel.current?.querySelector('button')
    first?.focus()
    search.current?.select()
  }, [])
  if (!entryTarget) return null
  const { name, item, kind, sectionKind, sectionTitle } = entryTarget
  const section = sectionName(i18n.t, { title: sectionTitle, kind: sectionKind })
  return (
    <aside
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="print-none fixed inset-x-0 bottom-0 z-30 flex h-[70dvh] animate-appear flex-col rounded-t-xl border border-border bg-popover shadow-xl lg:top-[calc(3.5rem+var(--banner,0px))] lg:right-auto lg:left-[calc(min(44rem,100%-24rem)-27rem)] lg:h-auto lg:w-[27rem] lg:rounded-none lg:border-y-0"
    >
      <div className="border-b border-border px-4 pt-3 pb-4 sm:px-5">
        <div className="flex items-center gap-2">
          <h2 id={titleId} className="min-w-0 grow truncate font-semibold">
            {t('samples.title')}
            <span className="ml-2 text-sm font-normal text-subtle-foreground">
              {t('samples.into').replace('{{entry}}', () => item.title || section)}
            </span>
          </h2>
          <Button variant="ghost" size="icon-sm" aria-label={t('samples.close')} onClick={close}>
            <X aria-hidden />
          </Button>
        </div>
        {hasPositionSamples(sectionKind) ? (
          <SearchField
            ref={search}
            value={query.q}
            label={t('positions:search')}
            placeholder={t('positions:searchHint')}
            className="mt-2"
            onChange={({ target }) => setChosen({ id, q: target.value, or: '' })}
          />
        ) : null}
      </div>
      <div ref={list} className="grow overflow-y-auto overscroll-contain px-4 pb-6 sm:px-5">
        {failed ? (
          <p role="alert" className="mt-4 flex items-center justify-between gap-3 text-sm text-destructive">
            {t('samples.failed')}
            <Button variant="outline" size="sm" onClick={retry}>
              {t('samples.retry')}
            </Button>
          </p>
        ) : null}
        {result ? (
          <SamplePhraseList
            result={result}
            q={query.q}
            text={item.text}
            kind={kind}
            sectionKind={sectionKind}
            writer={writer}
            onSelectPosition={(position) => setChosen({ ...chosen, id, q: query.q, or: query.or, position })}
            onToggle={(sample) => {
              const text = toggleSamplePhrase(item.text, sample, kind, writer)
              store.getState().replace(setAtPath(resume, `${name}.text`, text))
            }}
          />
        ) : null}
      </div>
    </aside>
  )
}
