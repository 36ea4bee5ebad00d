import { useTranslation } from 'react-i18next'
import type { StoredResume } from '#contract/resume/stored-resume'
import { Editor, type EditorData } from './editor'
import { storedResumeLinks } from './toolbar/editor-links'
import type { Notice } from './editor-notice'
import type { Pane } from './pane-switching/panes'
import type { UnsavedForm } from './form-post/save-posted-form.server'
import { AccountAutosaveStatus } from './autosave/account-autosave-status'

export type LoadedStoredResume = EditorData & {
  stored: StoredResume
  focus: string
  pane: Pane
  isPhone: boolean
  inWeixin: boolean
  saved: boolean
}

/** A stored resume in the editor: without scripts a posted form, with scripts saved change by change. */
export function StoredResumeEditor({ loaded, posted }: { loaded: LoadedStoredResume; posted?: UnsavedForm }) {
  const { t } = useTranslation('my-resumes')
  const { stored, saved, focus, ...data } = loaded
  const { id } = stored
  return (
    <Editor
      {...data}
      resume={posted?.resume ?? stored.resume}
      title={stored.title}
      homeLabel={t('title')}
      links={storedResumeLinks(id)}
      rewriteResumeId={id}
      hiddenFields={{ revision: posted?.revision ?? posted?.base ?? stored.revision }}
      problems={posted ? posted.problems : data.problems}
      notice={createNotice(id, saved, posted)}
      focus={posted?.focus || focus}
      autosaveStatus={<AccountAutosaveStatus stored={stored} posted={posted} templates={data.templates} />}
    />
  )
}

function createNotice(id: string, saved: boolean, posted: UnsavedForm | undefined): Notice | undefined {
  if (posted?.conflict)
    return { kind: 'conflict', otherHref: `/resume/edit/${id}`, ofAccount: true, conflicts: posted.conflicts }
  if (posted?.refusal) return { kind: 'refused', text: posted.refusal }
  return saved && !posted ? { kind: 'saved' } : undefined
}
