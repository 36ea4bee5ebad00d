import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { EditorTemplate } from '#app/features/editor/style/editor-template'
import type { Resume } from '#contract/resume/resume'
import { conflictKey, type Choice, type MergeConflict } from '#resume-model/merge/merge-context'
import { ConflictChoice } from './conflict-choice'

type FieldConflictsProps = {
  conflicts: readonly MergeConflict[]
  /** Mine and theirs. */
  versions: readonly Resume[]
  templates: readonly EditorTemplate[]
  isBusy: boolean
  onDecide(choices: ReadonlyMap<string, Choice>): void
}

/** The parts that both sides changed, with a choice for each; until one is made, mine stays. */
export function FieldConflicts({ conflicts, versions, templates, isBusy, onDecide }: FieldConflictsProps) {
  const { i18n } = useTranslation('editor-tools')
  const { t } = i18n
  const [choices, setChoices] = useState(new Map<string, Choice>())
  const context = { versions, templates, language: i18n.language === 'en' ? 'en' : 'zh' } as const
  const keys = conflicts.map(({ path }) => conflictKey(path))
  const choiceOf = (key: string) => choices.get(key) ?? 'mine'
  return (
    <>
      {keys.length > 1 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {(['mine', 'theirs'] as const).map((side) => (
            <Button
              key={side}
              variant="outline"
              size="sm"
              onClick={() => setChoices(new Map(keys.map((key) => [key, side])))}
            >
              {t(`editor-tools:merge.all.${side}`)}
            </Button>
          ))}
        </p>
      ) : null}
      <div className="mt-4 space-y-4">
        {conflicts.map((conflict, index) => {
          const key = keys[index]!
          return (
            <ConflictChoice
              key={key}
              conflict={conflict}
              context={context}
              choice={choiceOf(key)}
              onChoose={(choice) => setChoices(new Map(choices).set(key, choice))}
            />
          )
        })}
      </div>
      <Button
        className="mt-5 w-full"
        disabled={isBusy}
        onClick={() => onDecide(new Map(keys.map((key) => [key, choiceOf(key)])))}
      >
        {t('editor-tools:merge.save')}
      </Button>
    </>
  )
}
