import type { Profile } from '#contract/profile'
import type { Resume } from '#contract/resume'
import type { StoredResume } from '#contract/stored-resume'

/** An account with a phone and nothing else. */
export function buildProfile(change: Partial<Profile> = {}): Profile {
  return {
    uid: 'u1',
    nickname: '小明',
    phone: '138****8000',
    weixin: null,
    inviteCode: 'AB12CD',
    createdAt: Date.UTC(2026, 0, 1),
    closesAt: null,
    ...change,
  }
}

/** A live resume of an account, titled by its id. */
export function buildListedResume(id: string, resume: Resume): StoredResume {
  const at = Date.UTC(2026, 0, 2)
  const template = resume.style.template
  return {
    id,
    title: `标题 ${id}`,
    template,
    createdAt: at,
    updatedAt: at,
    revision: 1,
    deletedAt: null,
    resume,
  }
}
