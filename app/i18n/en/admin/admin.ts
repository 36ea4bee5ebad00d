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
    filter: 'Filter',
    since: 'From',
    until: 'To',
    calendar: {
      open: 'Choose a date',
      previous: 'Previous month',
      next: 'Next month',
      today: 'Today',
      clear: 'Clear',
      spelling: 'Use the format 2026-11-25',
    },
    show: 'View',
    reset: 'Clear filters',
    count: '{{number}} total',
    countMore: 'More than {{number}}',
    none: 'No matching records.',
    first: 'First page',
    previous: 'Previous',
    next: 'Next',
    export: 'Export CSV',
    pages: 'Pages',
    ascending: 'oldest first',
    descending: 'newest first',
    sortBy: 'Sort by {{name}}',
    failed: 'Couldn’t load this list. Try again later.',
  },
  act: {
    reason: 'Reason (saved in the audit log)',
    cancel: 'Not now',
    done: 'Done and recorded in the audit log.',
    failed: 'That didn’t work, but what you entered is still here. Try again later.',
    wrong: 'Something you entered isn’t valid. Fix it and try again.',
  },
}
