import { z } from 'zod'
import { SavedRevision } from './draft'
import { Resume, SavedResume } from './resume'
import { CreateResumeInput, ResumeId, ResumeList, ResumeSummary, ResumeTitle } from './stored-resume'
import { ResumeVersion, StoredResume } from './stored-resume'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Revisions count from 1; in a URL they are text. */
const ResumeRevisionInput = ResumeId.extend({ revision: z.coerce.number().int() })

/** An account's resumes. Another user's resume is not found. */
export const resumeCalls = {
  listResumes: {
    method: 'GET',
    path: '/api/resumes',
    needs: 'user',
    input: EmptyObject,
    output: ResumeList,
  },
  createResume: {
    method: 'POST',
    path: '/api/resumes/create',
    needs: 'user',
    input: CreateResumeInput,
    output: ResumeSummary,
  },
  /** Also reads a resume in the bin; another user's is not found. */
  readStoredResume: {
    method: 'GET',
    path: '/api/resumes/findById',
    needs: 'user',
    input: ResumeId,
    output: StoredResume,
  },
  saveStoredResume: {
    method: 'POST',
    path: '/api/resumes/save',
    needs: 'user',
    input: ResumeId.extend({ revision: z.number().int(), resume: Resume }),
    output: SavedRevision,
  },
  renameResume: {
    method: 'POST',
    path: '/api/resumes/rename',
    needs: 'user',
    input: ResumeId.extend({ title: ResumeTitle }),
    output: ResumeSummary,
  },
  duplicateResume: {
    method: 'POST',
    path: '/api/resumes/duplicate',
    needs: 'user',
    input: ResumeId,
    output: ResumeSummary,
  },
  binResume: {
    method: 'POST',
    path: '/api/resumes/bin',
    needs: 'user',
    input: ResumeId,
    output: ResumeSummary,
  },
  restoreResume: {
    method: 'POST',
    path: '/api/resumes/restore',
    needs: 'user',
    input: ResumeId,
    output: ResumeSummary,
  },
  /** Permanently; only from the bin. */
  eraseResume: {
    method: 'POST',
    path: '/api/resumes/erase',
    needs: 'user',
    input: ResumeId,
    output: EmptyObject,
  },
  listResumeVersions: {
    method: 'GET',
    path: '/api/resumes/versions',
    needs: 'user',
    input: ResumeId,
    output: z.array(ResumeVersion),
  },
  readResumeVersion: {
    method: 'GET',
    path: '/api/resumes/version',
    needs: 'user',
    input: ResumeRevisionInput,
    output: ResumeVersion.extend({ resume: SavedResume }),
  },
} as const satisfies Record<string, Endpoint>
