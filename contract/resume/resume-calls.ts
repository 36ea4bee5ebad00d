import { z } from 'zod'
import { SavedRevision } from './draft'
import { Resume, SavedResume } from './resume'
import { CreateResumeInput, ResumeId, ResumeList, ResumeSummary, ResumeTitle } from './stored-resume'
import { StoredResume } from './stored-resume'
import { MarkVersionInput, ResumeRevisionInput, ResumeVersion } from './resume-version'
import {
  CreateDownloadLinkInput,
  CreatedDownloadLink,
  DownloadLinkId,
  DownloadLinkSummary,
  DownloadLinkToken,
} from './download-link'
import { RecordFactsInput, ResumeDetails, TagResumeInput } from './resume-details'
import { forUsers } from '../http/endpoint'

/** An account's resumes. Another user's resume is not found. */
export const resumeCalls = {
  listResumes: forUsers.get('/api/resumes', {
    output: ResumeList.extend({
      /** Of the live resumes, by id. */
      details: z.record(z.string(), ResumeDetails).default({}),
    }),
  }),
  /** Keeps what was found out about a revision; of an earlier one it is dropped. */
  recordResumeFacts: forUsers.post('/api/resumes/recordFacts', { input: RecordFactsInput }),
  /** Replaces the tags. */
  tagResume: forUsers.post('/api/resumes/tag', { input: TagResumeInput, output: ResumeSummary }),
  createResume: forUsers.post('/api/resumes/create', { input: CreateResumeInput, output: ResumeSummary }),
  /** Also reads a resume in the bin; another user's is not found. */
  readStoredResume: forUsers.get('/api/resumes/findById', { input: ResumeId, output: StoredResume }),
  /** `isRestore`: an earlier version comes back, and what it replaces is kept for that reason. */
  saveStoredResume: forUsers.post('/api/resumes/save', {
    input: ResumeId.extend({ revision: z.number().int(), resume: Resume, isRestore: z.boolean().optional() }),
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
  /** The present content first, then earlier ones, newest first. */
  listResumeVersions: forUsers.get('/api/resumes/versions', {
    input: ResumeId,
    output: z.array(ResumeVersion),
  }),
  readResumeVersion: forUsers.get('/api/resumes/version', {
    input: ResumeRevisionInput,
    output: ResumeVersion.extend({ resume: SavedResume }),
  }),
  /** Names or pins a version, or the present content; -8003 above maxRetainedVersions. */
  markResumeVersion: forUsers.post('/api/resumes/markVersion', { input: MarkVersionInput }),
  createDownloadLink: forUsers.post('/api/handoffs/create', {
    input: CreateDownloadLinkInput,
    output: CreatedDownloadLink,
  }),
  /** Permanently; another user's link is not found. */
  endDownloadLink: forUsers.post('/api/handoffs/end', { input: DownloadLinkToken }),
  /** The live links of all resumes, newest first. */
  listDownloadLinks: forUsers.get('/api/handoffs', { output: z.array(DownloadLinkSummary) }),
  /** The same as endDownloadLink, for one of that list. */
  endListedDownloadLink: forUsers.post('/api/handoffs/endListed', { input: DownloadLinkId }),
}
