import { z } from 'zod'
import {
  AdminSeries,
  ProductChangeInput,
  ProviderCheckResult,
  ProviderName,
  ProviderStatus,
} from './admin-panel'
import { AdminProduct, PlanChangeInput } from './admin-product'
import { AdminResumeDetails, ResumeMoveInput } from './admin-resume'
import { AdminUserDetails, DaysGrantInput, PointsGrantInput, UserChangeInput, UserId } from './admin-user'
import { ResumeId, ResumeSummary } from '../resume/stored-resume'
import { forAdmins } from '../http/endpoint'

/** Calls of the admin panel: users, resumes, products, audit log. */
export const adminPanelCalls = {
  readUserAsAdmin: forAdmins.get('/api/admin/users/read', { input: UserId, output: AdminUserDetails }),
  /** The unmasked phone; the request is audited. */
  revealPhone: forAdmins.post('/api/admin/users/revealPhone', {
    input: UserId,
    output: z.object({ phone: z.string().nullable() }),
  }),
  /** Disables or enables an account, grants or revokes the admin role; not for the admin's own account. */
  changeUserAsAdmin: forAdmins.post('/api/admin/users/change', {
    input: UserChangeInput,
    output: AdminUserDetails,
  }),
  grantDays: forAdmins.post('/api/admin/users/grantDays', {
    input: DaysGrantInput,
    output: AdminUserDetails,
  }),
  grantPoints: forAdmins.post('/api/admin/users/grantPoints', {
    input: PointsGrantInput,
    output: AdminUserDetails,
  }),
  /** Opens a resume with its content; audited, at most once in 15 minutes. */
  openResumeAsAdmin: forAdmins.post('/api/admin/resumes/open', {
    input: ResumeId,
    output: AdminResumeDetails,
  }),
  /** Moves a resume to its owner's recycle bin, or restores it. */
  moveResumeAsAdmin: forAdmins.post('/api/admin/resumes/move', {
    input: ResumeMoveInput,
    output: ResumeSummary,
  }),
  /** Figures of the last thirty days by day. */
  readAdminSeries: forAdmins.get('/api/admin/series', { output: AdminSeries }),
  listProductsAsAdmin: forAdmins.get('/api/admin/products', { output: z.array(AdminProduct) }),
  /** Sets the price from now on, and whether the product is sold; existing orders keep their price. */
  changeProduct: forAdmins.post('/api/admin/products/change', {
    input: ProductChangeInput,
    output: z.array(AdminProduct),
  }),
  /** Sets a plan's benefits and its card; members get the change next month, and lose nothing they bought. */
  changePlan: forAdmins.post('/api/admin/products/changePlan', {
    input: PlanChangeInput,
    output: z.array(AdminProduct),
  }),
  listProviders: forAdmins.get('/api/admin/providers', { output: z.array(ProviderStatus) }),
  /** Sends a provider a request that costs nothing. */
  checkProvider: forAdmins.post('/api/admin/providers/check', {
    input: z.object({ name: ProviderName }),
    output: ProviderCheckResult,
  }),
}
