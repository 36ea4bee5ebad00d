import type { texts as zh } from '#app/i18n/zh/admin/admin'

/** Texts shared by the admin pages: the menu, lists, and action dialogs. */
export const texts: typeof zh = {
  places: {
    overview: 'Overview',
    orders: 'Orders and refunds',
    audit: 'Audit log',
  },
  list: {
    search: 'Search',
    filter: 'Show',
    since: 'From',
    until: 'To',
    calendar: {
      open: 'Choose a day',
      previous: 'Previous month',
      next: 'Next month',
      today: 'Today',
      clear: 'Clear',
      spelling: 'A day is written 2026-11-25',
    },
    show: 'Show',
    reset: 'Clear',
    count: '{{number}} in all',
    countMore: 'More than {{number}}',
    none: 'Nothing fits.',
    first: 'First page',
    previous: 'Previous',
    next: 'Next',
    export: 'Export CSV',
    pages: 'Pages',
    ascending: 'oldest first',
    descending: 'newest first',
    sortBy: 'Sort by {{name}}',
    failed: 'This cannot be told right now, please try again later.',
  },
  act: {
    reason: 'Reason (kept in the audit log)',
    cancel: 'Not now',
    done: 'Done, and kept in the audit log.',
    failed: 'This could not be done. It is still here; please try again later.',
    wrong: 'Something in this form is wrong, please try again.',
  },
}
