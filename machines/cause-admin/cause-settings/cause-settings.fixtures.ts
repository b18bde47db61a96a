import { readingFixtures } from '#machines/reading.fixtures.ts'
import { inForce } from '../bank-details/bank-details.fixtures.ts'
import { wholeDashboard } from '../dashboard/dashboard.fixtures.ts'
import { waitingTeam } from '../invite-admins/invite-admins.fixtures.ts'
import { type CauseSettingsNow, causeSettingsMachine } from './cause-settings.machine.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has its cause.')

export const settingsNow: CauseSettingsNow = {
  cause: { ...cause, yearTarget: 250_000, phoneNumber: '01632 960 001', address: null },
  payment: inForce,
  team: waitingTeam,
  messages: [
    { event: 'welcomeNewSupporter', medium: 'email', text: 'Welcome.', charLimit: 600 },
    { event: 'welcomeNewSupporter', medium: 'site', text: null, charLimit: 200 },
  ],
}

export const causeSettingsFixtures = readingFixtures(causeSettingsMachine, settingsNow)
