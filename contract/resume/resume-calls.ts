import { z } from 'zod'
import { SavedRevision } from './draft'
import { Resume, SavedResume } from './resume'
import { CreateResumeInput, ResumeId, ResumeList, ResumeSummary, ResumeTitle } from './stored-resume'
import { ResumeVersion, StoredResume } from './stored-resume'
import { forUsers } from '../http/endpoint'

/** Revisions count from 1; in a URL they are text. */
const ResumeRevisionInput = ResumeId.extend({ revision: z.coerce.number().int() })

/** An account's resumes. Another user's resume is not found. */
export const resumeCalls = {
  listResumes: forUsers.get('/api/resumes', { output: ResumeList }),
  createResume: forUsers.post('/api/resumes/create', { input: CreateResumeInput, output: ResumeSummary }),
  /** Also reads a resume in the bin; another user's is not found. */
  readStoredResume: forUsers.get('/api/resumes/findById', { input: ResumeId, output: StoredResume }),
  saveStoredResume: forUsers.post('/api/resumes/save', {
    input: ResumeId.extend({ revision: z.number().int(), resume: Resume }),
    output: SavedRevision,
  }),
  renameResume: forUsers.post('/api/resumes/rename', {
    input: ResumeId.extend({ title: ResumeTitle }),
    output: ResumeSummary,
  }),
  duplicateResume: forUsers.post('/api/resumes/duplicate', { input: ResumeId, output: ResumeSummary }),
  binResume: forUsers.post('/api/resumes/bin', { input: ResumeId, output: ResumeSummary }),
  restoreResume: forUsers.post('/api/resumes/restore', { input: ResumeId, output: ResumeSummary }),
  /** Permanently; only from the bin. */
  eraseResume: forUsers.post('/api/resumes/erase', { input: ResumeId }),
  listResumeVersions: forUsers.get('/api/resumes/versions', {
    input: ResumeId,
    output: z.array(ResumeVersion),
  }),
  readResumeVersion: forUsers.get('/api/resumes/version', {
    input: ResumeRevisionInput,
    output: ResumeVersion.extend({ resume: SavedResume }),
  }),
}
