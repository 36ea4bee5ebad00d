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
  UserRound,
  type LucideIcon,
} from 'lucide-react'

type NavItem = { to: string; name: string; icon: LucideIcon; end?: boolean }

const pricing = { to: '/pricing', name: 'workspace:pricing', icon: Crown } as const
const positions = { to: '/resume/positions', name: 'workspace:positions', icon: Library } as const
const templates = { to: '/resume/tpls', name: 'workspace:templates', icon: LayoutTemplate } as const
const chat = { to: '/resume/chat', name: 'workspace:chat', icon: Cat } as const
const invite = { to: '/user/invite', name: 'workspace:invite', icon: Gift } as const
const orders = { to: '/user/orders', name: 'workspace:orders', icon: ReceiptText } as const
const profile = { to: '/user', name: 'workspace:profile', icon: UserRound, end: true } as const

const help = { to: '/help', name: 'workspace:help', icon: CircleHelp } as const

/** The existing workspace pages, in menu order. */
export const workspaceNavItems = [
  { to: '/resume/my', name: 'workspace:resumes', icon: Files },
  templates,
  positions,
  chat,
  pricing,
  invite,
  orders,
  profile,
  help,
] as const satisfies readonly NavItem[]

const mainNavItems = [
  { to: '/resume/my', name: 'layout:app', icon: Files },
  { to: '/resume/create', name: 'layout:create', icon: FilePlus2 },
  { to: '/tpls', name: 'workspace:templates', icon: LayoutTemplate },
  pricing,
] as const satisfies readonly NavItem[]

/** The phone menu, with the names of the header (spec §2); guests do not see pages that require a login. */
export const mobileNavItems = {
  guest: [...mainNavItems, help] as const,
  unknown: [...mainNavItems, help] as const,
  user: [...mainNavItems, positions, chat, invite, orders, profile, help] as const,
}
