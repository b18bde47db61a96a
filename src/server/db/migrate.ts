import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { initial } from './migrations/001-initial.ts'
import { oneTimeLinks } from './migrations/002-one-time-links.ts'
import { registration } from './migrations/003-registration.ts'
import { guests } from './migrations/004-guests.ts'
import { jobs } from './migrations/005-jobs.ts'
import { claims } from './migrations/006-claims.ts'
import { account } from './migrations/007-account.ts'
import { payments } from './migrations/008-payments.ts'
import { notices } from './migrations/009-notices.ts'
import { evidence } from './migrations/010-evidence.ts'
import { dashboard } from './migrations/011-dashboard.ts'
import { bankDetails } from './migrations/012-bank-details.ts'
import { invitations } from './migrations/013-invitations.ts'
import { sessions } from './migrations/014-sessions.ts'
import { proof } from './migrations/015-proof.ts'
import { auditTrail } from './migrations/016-audit.ts'
import { causeReview } from './migrations/018-cause-review.ts'
import { privacy } from './migrations/019-privacy.ts'
import { journal } from './migrations/020-journal.ts'
import { paymentRun } from './migrations/021-payment-run.ts'
import { browserOfDevice } from './migrations/023-browser.ts'
import { journalCheck } from './migrations/024-journal-check.ts'
import { linkedCards } from './migrations/025-linked-cards.ts'
import { payouts } from './migrations/026-payouts.ts'
import { pseudonyms } from './migrations/027-pseudonyms.ts'
import { devices } from './migrations/028-devices.ts'
import { causeChoices } from './migrations/029-cause-choices.ts'
import { causeDirectory } from './migrations/030-cause-directory.ts'
import { coaching } from './migrations/031-coaching.ts'
import { spins } from './migrations/032-spins.ts'
import { causeStory } from './migrations/033-cause-story.ts'
import { closing } from './migrations/035-closing.ts'
import { leaving } from './migrations/036-leaving.ts'
import { reminder } from './migrations/037-reminder.ts'
import { mailLists } from './migrations/038-mail-lists.ts'
import { contact } from './migrations/040-contact.ts'
import { supportAssignments } from './migrations/041-support-assignments.ts'
import { push } from './migrations/044-push.ts'
import { adminNews } from './migrations/045-admin-news.ts'
import { causeCover } from './migrations/046-cause-cover.ts'
import { beingFound } from './migrations/047-being-found.ts'
import { channels } from './migrations/049-channels.ts'
import { usualRates } from './migrations/053-usual-rates.ts'
import { flowCounts } from './migrations/064-flow-counts.ts'
import { causeDistricts } from './migrations/065-cause-districts.ts'
import { paysFor } from './migrations/066-pays-for.ts'
import { sortCodeEnd } from './migrations/067-sort-code-end.ts'
import { pendingDonations } from './migrations/069-pending-donations.ts'
import { costOfLookingAlike } from './migrations/070-cost-of-looking-alike.ts'
import { causeUpdates } from './migrations/071-cause-updates.ts'
import { provenAddresses } from './migrations/072-proven-addresses.ts'
import { sealedMails } from './migrations/073-sealed-mails.ts'
import { namedPeople } from './migrations/074-named-people.ts'
import { whoRanIt } from './migrations/075-who-ran-it.ts'
import { archiveFiles } from './migrations/076-archive-files.ts'
import { shopDecisions } from './migrations/077-shop-decisions.ts'
import { supportReasons } from './migrations/078-support-reasons.ts'
import { updatePictures } from './migrations/079-update-pictures.ts'
import type { Db } from './open.ts'

const statements: Record<string, string> = {
  '001-initial': initial,
  '002-one-time-links': oneTimeLinks,
  '003-registration': registration,
  '004-guests': guests,
  '005-jobs': jobs,
  '006-claims': claims,
  '007-account': account,
  '008-payments': payments,
  '009-notices': notices,
  '010-evidence': evidence,
  '011-dashboard': dashboard,
  '012-bank-details': bankDetails,
  '013-invitations': invitations,
  '014-sessions': sessions,
  '015-proof': proof,
  '016-audit': auditTrail,
  '018-cause-review': causeReview,
  '019-privacy': privacy,
  '020-journal': journal,
  '021-payment-run': paymentRun,
  '023-browser': browserOfDevice,
  '024-journal-check': journalCheck,
  '025-linked-cards': linkedCards,
  '026-payouts': payouts,
  '027-pseudonyms': pseudonyms,
  '028-devices': devices,
  '029-cause-choices': causeChoices,
  '030-cause-directory': causeDirectory,
  '031-coaching': coaching,
  '032-spins': spins,
  '033-cause-story': causeStory,
  '035-closing': closing,
  '036-leaving': leaving,
  '037-reminder': reminder,
  '038-mail-lists': mailLists,
  '040-contact': contact,
  '041-support-assignments': supportAssignments,
  '044-push': push,
  '045-admin-news': adminNews,
  '046-cause-cover': causeCover,
  '047-being-found': beingFound,
  '049-channels': channels,
  '053-usual-rates': usualRates,
  '064-flow-counts': flowCounts,
  '065-cause-districts': causeDistricts,
  '066-pays-for': paysFor,
  '067-sort-code-end': sortCodeEnd,
  '069-pending-donations': pendingDonations,
  '070-cost-of-looking-alike': costOfLookingAlike,
  '071-cause-updates': causeUpdates,
  '072-proven-addresses': provenAddresses,
  '073-sealed-mails': sealedMails,
  '074-named-people': namedPeople,
  '075-who-ran-it': whoRanIt,
  '076-archive-files': archiveFiles,
  '077-shop-decisions': shopDecisions,
  '078-support-reasons': supportReasons,
  '079-update-pictures': updatePictures,
}

/** Every migration that this program knows, in order. */
export const migrationNames: readonly string[] = Object.keys(statements)

const provider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(statements).map(([name, text]): [string, Migration] => [
        name,
        {
          up: async (db) => {
            await sql.raw(text).execute(db)
          },
        },
      ]),
    ),
}

/** Brings the database to the newest schema, or to that of a named migration. All outstanding migrations run in one transaction, so that a kill leaves the old schema whole. */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}
