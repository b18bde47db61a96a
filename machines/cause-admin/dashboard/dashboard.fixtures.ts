import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { dashboardJourneys } from './dashboard.journeys.ts'
import { type DashboardFound, dashboardMachine } from './dashboard.machine.ts'

const figures = { causePageVisits: 31, supportersJoined: 2, donations: { totalAmount: 4250, numberOfDonations: 7 } }
const period = {
  ...figures,
  donations: {
    ...figures.donations,
    parts: { pending: 1000, confirmed: 2000, paid: 1250 },
    causeBiggestDonations: [
      { amount: 1200, user: { firstName: 'Ada', lastName: 'Quill', avatar: null } },
      { amount: 900, user: { firstName: null, lastName: null, avatar: null } },
    ],
  },
}
const stats: AdminStats = {
  allTime: period,
  yearToDate: period,
  monthToDate: period,
  recent: { from: '2026-10-26', to: '2026-11-24', totalAmount: 3100, supportersJoined: 2 },
  before: { yearToDate: figures, monthToDate: figures },
  months: [
    { month: '2026-10', totalAmount: 3000, numberOfDonations: 5, yearBefore: 2100 },
    { month: '2026-11', totalAmount: 4250, numberOfDonations: 7, yearBefore: 3900 },
  ],
  days: [{ day: '2026-11-01', totalAmount: 4250, numberOfDonations: 7, monthBefore: 200 }],
  supporters: { active: 12, lapsed: 5, waiting: 3 },
  reasons: { unread: 0, newest: null },
  nextPayment: {
    on: '2027-01-04T00:00:00.000Z',
    readyPence: 2000,
    minimumPence: 1500,
    missing: null,
    lastFour: '4321',
    unpaid: { shops: 1100, us: 2000, bank: 0 },
  },
  topRetailers: [
    {
      id: 1,
      name: 'Alder Home',
      category: 'Home',
      link: '/retailer/alder-home',
      logoUri: '/retailer/alder-home/mark.png',
      pence: 2000,
    },
  ],
}

export const wholeDashboard: DashboardFound = {
  cause: {
    id: 1,
    hash: '0123456789abcdef',
    name: 'Abbotsmere Hospice',
    uri: 'abbotsmere-hospice',
    kind: 'charity',
    place: 'Abbotsmere',
    isRegisteredCharity: true,
    standing: 'confirmed',
    logoHttps: null,
    description: 'Care at home.',
    website: null,
    charityNumber: '1000001',
    isDormant: false,
    coverHttps: null,
    mayBeMarketed: true,
    lifecycle: 'open',
    isOrganisation: true,
    isGiftAidEnabled: true,
    yearTarget: null,
    paysFor: [],
    showLocationInSearch: true,
    socialLinks: { facebook: null, website: null, twitter: null, instagram: null },
    supportersCount: 20,
    donationsTotal: 120_000,
  },
  stats,
  statements: [
    {
      id: 'p1',
      reference: 'FAR-1-2026-10-01',
      stage: 'paid',
      pence: 2500,
      from: '2026-06-30T23:00:00.000Z',
      date: '2026-09-30T23:00:00.000Z',
      paidOn: '2026-09-30T23:00:00.000Z',
      sentAt: null,
      paidWith: null,
      reason: null,
      lastFour: '4321',
    },
  ],
  donations: [
    {
      id: 'd2',
      retailerName: 'Alder Home',
      retailerSlug: 'alder-home',
      retailerCategory: 'Home',
      retailerSector: 'goods',
      causeName: 'Abbotsmere Hospice',
      purchasedAt: '2026-11-20T10:00:00.000Z',
      spentPence: 6000,
      donationPence: 225,
      correctionPence: 0,
      stage: 'tracked',
      purchaseType: 'online',
      bonus: null,
      declineReason: null,
      paidAt: null,
      nextBy: null,
    },
  ],
  messages: [{ id: 1, placement: 'admin-dashboard', title: 'A message', body: 'It says something.', path: '/referrals' }],
  team: {
    admins: [
      { id: 2, name: 'Morgan Hale', isMe: true },
      { id: 3, name: 'Robin Ward', isMe: false },
    ],
    invitations: [],
  },
  notes: [{ event: 'welcomeNewSupporter', medium: 'email', text: 'Welcome.', charLimit: 600 }],
  isShared: false,
}
const partial: DashboardFound = { ...wholeDashboard, stats: null }
const nothing: DashboardFound = {
  cause: null,
  stats: null,
  statements: null,
  donations: null,
  messages: null,
  team: null,
  notes: null,
  isShared: false,
}

export const dashboardFixtures = fixturesFor(dashboardMachine, {
  items: 'F-136',
  inputs: [
    { causeId: 1, isSignedIn: true },
    { causeId: null, isSignedIn: true },
    { causeId: 1, isSignedIn: false },
    { causeId: null, isSignedIn: false },
  ],
  events: {
    'page.refreshed': [{ type: 'page.refreshed' }],
    'cause.changed': [
      { type: 'cause.changed', causeId: 1 },
      { type: 'cause.changed', causeId: 2 },
    ],
    'session.opened': [{ type: 'session.opened' }],
  },
  outcomes: { readDashboard: { outputs: [wholeDashboard, partial, nothing], fails: true } },
  invariants: [
    [
      'who is only recognised has found nothing yet',
      (snapshot) => !snapshot.matches('locked') || (!snapshot.context.isSignedIn && snapshot.context.found === null),
    ],
    ['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null],
    ['a part is missing', (snapshot) => !snapshot.matches('partial') || snapshot.context.found?.stats === null],
  ],
  pinned: [
    { name: 'F-136 everything is there', input: 0, events: ['readDashboard: done#1'], ends: 'shown' },
    { name: 'F-136 a part is missing', input: 0, events: ['readDashboard: done#2'], ends: 'partial' },
    { name: 'nothing came', input: 0, events: ['readDashboard: done#3'], ends: 'failed' },
    {
      name: 'D-040 another cause is read anew',
      input: 0,
      events: ['readDashboard: done#1', 'cause.changed#2', 'readDashboard: done#1'],
      ends: 'shown',
      knows: { causeId: 2 },
    },
    {
      name: 'X-003 who is only recognised logs in first',
      input: 2,
      events: ['session.opened', 'readDashboard: done#1'],
      ends: 'shown',
    },
    {
      name: 'X-003 nothing is asked for without a login',
      input: 2,
      events: [],
      ends: 'locked',
      refuses: ['page.refreshed', 'cause.changed#1'],
    },
    { name: 'X-003 nor without a cause after it', input: 3, events: ['session.opened'], ends: 'waiting' },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readDashboard: error', 'page.refreshed', 'readDashboard: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    ...dashboardJourneys,
  ],
})
