import { useTranslation } from 'react-i18next'
import type { FieldProblems } from '#contract/envelope'
import type { Scenario } from '#contract/scenario'
import type { StoredResume } from '#contract/stored-resume'
import type { Template } from '#contract/template'
import { Editor } from './editor'
import { placesOfStored } from './editor-places'
import type { Notice } from './editor-notice'
import type { Pane } from './panes'
import type { FirstPages } from './preview-pane'
import type { Unsaved } from './save-form.server'
import { StoredKeeping } from './stored-keeping'

export type LoadedStored = {
  stored: StoredResume
  templates: Template[]
  scenario?: Scenario
  first: FirstPages
  problems?: FieldProblems
  focus: string
  pane: Pane
  saved: boolean
}

/** A resume of an account in the editor: posted as a form without scripts, carried over change by change with them. */
export function StoredEditor({ loaded, posted }: { loaded: LoadedStored; posted?: Unsaved }) {
  const { t } = useTranslation()
  const { stored, templates, scenario, first, focus, pane } = loaded
  const { id } = stored
  return (
    <Editor
      resume={posted?.resume ?? stored.resume}
      templates={templates}
      scenario={scenario}
      first={first}
      title={stored.title}
      homeLabel={t('myResumes.title')}
      places={placesOfStored(id)}
      improveId={id}
      posts={{ revision: posted?.revision ?? posted?.base ?? stored.revision }}
      problems={posted ? posted.problems : loaded.problems}
      notice={noticeOf(loaded, posted)}
      pane={pane}
      focus={posted?.focus || focus}
      keeping={<StoredKeeping stored={stored} posted={posted} />}
    />
  )
}

function noticeOf({ saved, stored }: LoadedStored, posted: Unsaved | undefined): Notice | undefined {
  if (posted?.conflict) return { kind: 'conflict', reloadHref: `/resume/edit/${stored.id}`, ofAccount: true }
  if (posted?.refusal) return { kind: 'refused', text: posted.refusal }
  return saved && !posted ? { kind: 'saved' } : undefined
}
