import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const dashboardJourneys = [
  journey('who runs no cause waits for one', 1, '', 'waiting'),
  journey('D-040 a cause that is chosen is read', 1, 'cause.changed#2', 'loading', { knows: { causeId: 2 } }),
  journey('D-040 another one while the first is read', 0, 'cause.changed#2 > readDashboard: done#1', 'shown', {
    knows: { causeId: 2 },
  }),
  journey('D-040 the same one isn’t read twice', 0, '', 'loading', { refuses: ['cause.changed#1'] }),
  journey('D-040 nor when it is shown', 0, 'readDashboard: done#1', 'shown', { refuses: ['cause.changed#1'] }),
  journey('D-040 nor when a part is missing', 0, 'readDashboard: done#2', 'partial', { refuses: ['cause.changed#1'] }),
  journey('D-040 nor when it failed', 0, 'readDashboard: error', 'failed', { refuses: ['cause.changed#1'] }),
  journey('D-040 another one where a part is missing', 0, 'readDashboard: done#2 > cause.changed#2', 'loading', {
    knows: { causeId: 2 },
  }),
  journey('D-040 another one where it failed', 0, 'readDashboard: error > cause.changed#2', 'loading', { knows: { causeId: 2 } }),
  journey('X-003 which cause it is may be known before who is here', 3, 'cause.changed#2 > session.opened', 'loading', {
    knows: { causeId: 2 },
  }),
  journey('X-003 and the one that is known isn’t news', 2, '', 'locked', { refuses: ['cause.changed#1'] }),
  journey('F-136 a part that is missing is read again', 0, 'readDashboard: done#2 > page.refreshed', 'loading'),
]
