import { z } from 'zod'
import {
  AdminArticleDetails,
  ArticleChangeInput,
  ArticleId,
  ArticlePreview,
  ArticleRestoreInput,
  ArticleSaveInput,
  SavedArticle,
} from './admin-article'
import { forAdmins } from '../http/endpoint'

/** Admin calls for articles and notices; their list is one of admin-list-calls.ts. */
export const adminArticleCalls = {
  readArticleAsAdmin: forAdmins.get('/api/admin/articles/find', {
    input: ArticleId,
    output: AdminArticleDetails,
  }),
  /** What is being written as its page would show it, or an earlier text of it. */
  previewArticle: forAdmins.get('/api/admin/articles/preview', {
    input: ArticleId.extend({ revision: z.coerce.number().int().min(0).optional() }),
    output: ArticlePreview,
  }),
  /** Saves what is being written, and an earlier text of it with it; readers see nothing of it. */
  saveArticle: forAdmins.post('/api/admin/articles/save', { input: ArticleSaveInput, output: SavedArticle }),
  /** Makes an earlier text the one that is being written. */
  restoreArticle: forAdmins.post('/api/admin/articles/restore', {
    input: ArticleRestoreInput,
    output: SavedArticle,
  }),
  /** Changes what readers see. */
  changeArticle: forAdmins.post('/api/admin/articles/change', { input: ArticleChangeInput }),
}
