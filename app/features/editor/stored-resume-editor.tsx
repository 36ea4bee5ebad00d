import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '#contract/http/envelope'
import type { Scenario } from '#contract/catalogue/scenario'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { Template } from '#contract/catalogue/template'
import { Editor } from './editor'
import { storedResumeLinks } from './toolbar/editor-links'
import type { Notice } from './editor-notice'
import type { Pane } from './panes/panes'
import type { InitialPages } from './preview/preview-pane'
import type { UnsavedForm } from './form-post/save-posted-form.server'
import { AccountAutosaveStatus } from './autosave/account-autosave-status'

export type LoadedStoredResume = {
  stored: StoredResume
  templates: Template[]
  scenario?: Scenario
  initialPages: InitialPages
  problems?: FieldErrors
  focus: string
  pane: Pane
  saved: boolean
}

/** A stored resume in the editor: without scripts a posted form, with scripts saved change by change. */
export function StoredResumeEditor({ loaded, posted }: { loaded: LoadedStoredResume; posted?: UnsavedForm }) {
  const { t } = useTranslation('my-resumes')
  const { stored, templates, scenario, initialPages, focus, pane } = loaded
  const { id } = stored
  return (
    <Editor
      resume={posted?.resume ?? stored.resume}
      templates={templates}
      scenario={scenario}
      initialPages={initialPages}
      title={stored.title}
      homeLabel={t('title')}
      links={storedResumeLinks(id)}
      rewriteResumeId={id}
      hiddenFields={{ revision: posted?.revision ?? posted?.base ?? stored.revision }}
      problems={posted ? posted.problems : loaded.problems}
      notice={createNotice(loaded, posted)}
      pane={pane}
      focus={posted?.focus || focus}
      autosaveStatus={<AccountAutosaveStatus stored={stored} posted={posted} />}
    />
  )
}

function createNotice(
  { saved, stored }: LoadedStoredResume,
  posted: UnsavedForm | undefined,
): Notice | undefined {
  if (posted?.conflict) return { kind: 'conflict', reloadHref: `/resume/edit/${stored.id}`, ofAccount: true }
  if (posted?.refusal) return { kind: 'refused', text: posted.refusal }
  return saved && !posted ? { kind: 'saved' } : undefined
}
