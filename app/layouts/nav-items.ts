import {
  Cat,
  CircleHelp,
  Crown,
  FilePlus2,
  Files,
  Gift,
  LayoutTemplate,
  Library,
  ReceiptText,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { NavTarget } from './nav-target'

type NavItem = NavTarget & { name: string; icon: LucideIcon }

const create = { to: '/resume/create', name: 'layout:create', icon: FilePlus2 } as const
/** Called by the product's name (spec §2), in every menu. */
const resumes = { to: '/resume/my', name: 'layout:app', icon: Files } as const
const pricing = { to: '/pricing', name: 'workspace:pricing', icon: Crown } as const
const chat = { to: '/resume/chat', name: 'workspace:chat', icon: Cat } as const
const templates = {
  to: '/tpls',
  alsoAt: '/resume/tpls',
  name: 'workspace:templates',
  icon: LayoutTemplate,
} as const
const positions = {
  to: '/positions',
  alsoAt: '/resume/positions',
  name: 'workspace:positions',
  icon: Library,
} as const
const help = { to: '/help', name: 'workspace:help', icon: CircleHelp } as const
const admin = { to: '/admin', name: 'layout:account.admin', icon: Settings } as const

const accountNavItems = [
  { to: '/user/invite', name: 'workspace:invite', icon: Gift },
  { to: '/user/orders', name: 'workspace:orders', icon: ReceiptText },
  { to: '/user', name: 'workspace:profile', icon: UserRound, end: true },
] as const satisfies readonly NavItem[]

/** The main pages in their one order, behind the button for a new resume. */
export const mainNavItems = [
  templates,
  positions,
  chat,
  resumes,
  pricing,
] as const satisfies readonly NavItem[]

const memberNavItems = [
  { ...templates, to: templates.alsoAt, alsoAt: templates.to },
  { ...positions, to: positions.alsoAt, alsoAt: positions.to },
  chat,
  resumes,
  pricing,
  ...accountNavItems,
  help,
] as const satisfies readonly NavItem[]

/** The menu beside the page; guests do not see pages that are an account's alone. */
export const workspaceNavItems = {
  guest: [...mainNavItems, help],
  unknown: memberNavItems,
  user: memberNavItems,
} as const satisfies Record<string, readonly NavItem[]>

/** The phone menu, in the order of the desktop's. */
export const mobileNavItems = {
  guest: [create, ...mainNavItems, help],
  unknown: [create, ...mainNavItems, help],
  user: [create, ...mainNavItems, ...accountNavItems, help],
  admin: [create, ...mainNavItems, ...accountNavItems, help, admin],
} as const satisfies Record<string, readonly NavItem[]>
