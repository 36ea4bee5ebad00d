import { generalPositionId } from '#contract/catalogue/general-position'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PlaceholderHighlight } from '#app/components/placeholder-highlight'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { setAtPath } from '#app/features/editor/state/resume-path'
import { Input } from '#app/components/ui/input'
import { suitedTo } from './own-words'
import { hasPositionSamples, positionQueryOf } from './position-query'
import { SamplePhraseButton } from './sample-phrase-button'
import { samplePhraseGroups } from './sample-phrase-groups'
import {
  findSamplePhraseTarget,
  hasLineFrom,
  hasSamplePhrase,
  toggleSamplePhrase,
} from './toggle-sample-phrase'
import { useSamplePhrases } from './use-sample-phrases'
import { selectPlaceholder } from './use-sample-phrases-target'
import { useWriter } from './use-writer'

const shown = { lines: 3, words: 8 }

/** The first samples for an entry, below its text. A press adds one and selects what is to be replaced in it. */
export function SampleSuggestions({ id }: { id: string }) {
  const { t, i18n } = useTranslation('editor-tools')
  const store = useEditorStore()
  // Asked once, the question stays while it is answered.
  const [asksPosition, setAsksPosition] = useState(false)
  const resume = useEditor((state) => state.resume)
  const target = findSamplePhraseTarget(resume, id)
  const writer = useWriter(id)
  const query = target ? positionQueryOf(resume, target) : { q: '', or: '' }
  const { result: found } = useSamplePhrases({ position: '', isEnglish: writer.isEnglish, ...query })
  const field = document.getElementById(id)?.querySelector('.rich-text-field')
  if (!target || !found || !field) return null
  const { name, item, kind, sectionKind } = target
  const result = suitedTo(found, writer.words)
  const samples = samplePhraseGroups(result, { kind, sectionKind, writer })
    .flatMap(({ samples }) => samples)
    .slice(0, shown[kind])
  if (samples.length === 0) return null
  const isGeneral = hasPositionSamples(sectionKind) && result.position?.id === generalPositionId
  if (isGeneral && resume.intention.position === '' && !asksPosition) setAsksPosition(true)
  const isForAny = hasPositionSamples(sectionKind) && result.position?.isForAny
  const toggle = (sample: string) => {
    const text = toggleSamplePhrase(item.text, sample, kind, writer)
    flushSync(() => store.getState().replace(setAtPath(resume, `${name}.text`, text)))
    if (kind === 'lines' && text.length > item.text.length) focusPlaceholder(`f-${name}.text`)
  }
  return createPortal(
    <section aria-labelledby={`suggestions-${id}`} className="mt-5 sm:hidden">
      <div className="flex items-center justify-between gap-3 text-sm">
        <h3 id={`suggestions-${id}`} className="font-medium text-subtle-foreground">
          {t('samples.suggestions')}
        </h3>
        <button
          type="button"
          className="text-primary hover:text-primary-strong"
          onClick={() => store.setState({ sampleEntryId: id, rewriteTarget: null })}
        >
          {t('samples.more')}
        </button>
      </div>
      {asksPosition ? <PositionField /> : null}
      {isGeneral && query.q !== '' ? (
        <p className="mt-2 text-sm text-muted-foreground">{t('samples.unknownPosition', { q: query.q })}</p>
      ) : null}
      {isForAny ? (
        <p className="mt-2 text-sm text-muted-foreground">
          {t('samples.noEnglish', { name: result.position?.name[i18n.language === 'en' ? 'en' : 'zh'] })}
        </p>
      ) : null}
      <ul className={kind === 'words' ? 'mt-2 flex flex-wrap gap-2' : 'mt-2 space-y-2'}>
        {samples.map((sample) => (
          <li key={sample}>
            <SamplePhraseButton
              sample={sample}
              isAdded={hasSamplePhrase(item.text, sample, kind)}
              isUsed={hasLineFrom(item.text, sample, kind)}
              isWord={kind === 'words'}
              action={toggle}
            >
              <PlaceholderHighlight line={sample} />
            </SamplePhraseButton>
          </li>
        ))}
      </ul>
    </section>,
    field,
  )
}

/** Asks for the position that the samples are to be of. */
function PositionField() {
  const { t } = useTranslation('editor-tools')
  const store = useEditorStore()
  const position = useEditor((state) => state.resume.intention.position)
  return (
    <label className="mt-2 block text-sm text-muted-foreground">
      {t('samples.askPosition')}
      <Input
        value={position}
        autoComplete="off"
        className="mt-1"
        onChange={({ target }) => store.getState().set('intention.position', target.value)}
      />
    </label>
  )
}

function focusPlaceholder(fieldId: string) {
  const text = document.getElementById(fieldId)
  text?.focus()
  if (text) selectPlaceholder(text)
}
