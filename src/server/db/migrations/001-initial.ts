/** The whole data model (M-001…M-043 as far as the site uses it). Money is integer pence, times are timestamptz. */
export const initial = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE cause (
  id serial PRIMARY KEY, hash text NOT NULL UNIQUE, name text NOT NULL CHECK (length(name) < 255), slug text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('charity','school','club','group','individual','business')), place text NOT NULL, description text NOT NULL,
  website text, phone_number text, postcode text, charity_number text, is_dormant boolean NOT NULL DEFAULT false, is_organisation boolean NOT NULL DEFAULT true,
  is_gift_aid_enabled boolean NOT NULL DEFAULT false, show_location_in_search boolean NOT NULL DEFAULT true, logo text, social jsonb NOT NULL DEFAULT '{}',
  supporters_count integer NOT NULL DEFAULT 0, donations_total bigint NOT NULL DEFAULT 0, created_at timestamptz NOT NULL
);
CREATE TABLE app_user (
  id serial PRIMARY KEY, hash text NOT NULL UNIQUE, email text NOT NULL, password_hash text, first_name text NOT NULL, last_name text NOT NULL,
  gender text, date_of_birth text, mobile text, address_line1 text, address_line2 text, city text, county text, postcode text, avatar text,
  is_support boolean NOT NULL DEFAULT false, supported_cause_id integer REFERENCES cause, preferences jsonb NOT NULL DEFAULT '{}', udo jsonb NOT NULL DEFAULT '{}',
  installation_id text UNIQUE, registration_source text, disabled_at timestamptz, created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX app_user_email ON app_user (lower(email));
CREATE INDEX app_user_cause ON app_user (supported_cause_id);
CREATE TABLE cause_admin (user_id integer NOT NULL REFERENCES app_user, cause_id integer NOT NULL REFERENCES cause, PRIMARY KEY (user_id, cause_id));
CREATE INDEX cause_admin_cause ON cause_admin (cause_id);

CREATE TABLE retailer (
  id serial PRIMARY KEY, slug text NOT NULL UNIQUE, name text NOT NULL, category text NOT NULL, sector text NOT NULL CHECK (sector IN ('goods','travel','insurance')),
  description text NOT NULL, tracking_amount integer NOT NULL, tracking_unit text NOT NULL, confirmation_amount integer NOT NULL, confirmation_unit text NOT NULL,
  terms jsonb NOT NULL, popularity integer NOT NULL
);
CREATE INDEX retailer_popularity ON retailer (popularity DESC, id);
CREATE INDEX retailer_name ON retailer (lower(name) text_pattern_ops);
CREATE INDEX cause_name ON cause (lower(name) text_pattern_ops);
CREATE INDEX retailer_name_trigram ON retailer USING gin (lower(name) gin_trgm_ops);
CREATE INDEX retailer_words ON retailer USING gin (to_tsvector('simple', name || ' ' || category));
CREATE INDEX cause_name_trigram ON cause USING gin (lower(name) gin_trgm_ops);
CREATE INDEX cause_words ON cause USING gin (to_tsvector('simple', name || ' ' || place));
CREATE TABLE rate (
  id serial PRIMARY KEY, retailer_id integer NOT NULL REFERENCES retailer, name text NOT NULL, kind text NOT NULL CHECK (kind IN ('percent','fixed')),
  value integer NOT NULL CHECK (value > 0), is_increased boolean NOT NULL DEFAULT false, increased_until timestamptz, position integer NOT NULL
);
CREATE INDEX rate_retailer ON rate (retailer_id, position);
CREATE TABLE deal (id serial PRIMARY KEY, retailer_id integer NOT NULL REFERENCES retailer, title text NOT NULL, ends_at timestamptz);
CREATE INDEX deal_retailer ON deal (retailer_id);
CREATE TABLE voucher (id serial PRIMARY KEY, retailer_id integer NOT NULL REFERENCES retailer, code text NOT NULL, title text NOT NULL, ends_at timestamptz);
CREATE INDEX voucher_retailer ON voucher (retailer_id);

CREATE TABLE visit (
  id text PRIMARY KEY, user_id integer REFERENCES app_user, cause_id integer REFERENCES cause, retailer_id integer NOT NULL REFERENCES retailer,
  rate_id integer REFERENCES rate, deal_id integer REFERENCES deal, visit_session text, search_session text, created_at timestamptz NOT NULL
);
CREATE INDEX visit_user ON visit (user_id, created_at DESC);
CREATE INDEX visit_session ON visit (visit_session) WHERE user_id IS NULL;
CREATE TABLE donation (
  id text PRIMARY KEY, visit_id text REFERENCES visit, user_id integer NOT NULL REFERENCES app_user, cause_id integer NOT NULL REFERENCES cause,
  retailer_id integer NOT NULL REFERENCES retailer, network_reference text NOT NULL UNIQUE, purchased_at timestamptz NOT NULL,
  spent_pence integer NOT NULL CHECK (spent_pence >= 0), donation_pence integer NOT NULL CHECK (donation_pence >= 0),
  stage text NOT NULL CHECK (stage IN ('tracked','inReview','awaitingFunds','available','inPaymentRun','paid','declined')),
  purchase_type text NOT NULL, decline_reason text, next_by timestamptz, payment_id text
);
CREATE INDEX donation_user ON donation (user_id, purchased_at DESC, id DESC);
CREATE INDEX donation_cause ON donation (cause_id, purchased_at DESC, id DESC);
CREATE TABLE donation_move (
  id bigserial PRIMARY KEY, donation_id text NOT NULL REFERENCES donation, stage text NOT NULL, at timestamptz NOT NULL, moved_by text NOT NULL, amount_pence integer NOT NULL
);
CREATE INDEX donation_move_donation ON donation_move (donation_id, id);
CREATE TABLE postback (nonce text PRIMARY KEY, event_id text NOT NULL UNIQUE, answer jsonb NOT NULL, received_at timestamptz NOT NULL);

CREATE TABLE session_family (id text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, scope text NOT NULL, created_at timestamptz NOT NULL, revoked_at timestamptz);
CREATE INDEX session_family_user ON session_family (user_id);
CREATE TABLE refresh_token (
  id_hash text PRIMARY KEY, family_id text NOT NULL REFERENCES session_family, issued_at bigint NOT NULL, expires_at bigint NOT NULL,
  replaced_at timestamptz, successor_issued_at bigint
);
CREATE TABLE legacy_session (id_hash text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, expires_at timestamptz NOT NULL);
CREATE TABLE check_supporter (hash text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, expires_at timestamptz NOT NULL);
CREATE TABLE fingerprint (hash text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, scope text NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz);
CREATE TABLE rate_window (key text PRIMARY KEY, window_start timestamptz NOT NULL, count integer NOT NULL);
CREATE TABLE idempotency (key_hash text PRIMARY KEY, call text NOT NULL, body_hash text NOT NULL, answer text, created_at timestamptz NOT NULL);
CREATE TABLE mail (id serial PRIMARY KEY, recipient text NOT NULL, subject text NOT NULL, text text NOT NULL, html text NOT NULL, sent_at timestamptz NOT NULL, delivered boolean NOT NULL);
CREATE TABLE audit (id bigserial PRIMARY KEY, at timestamptz NOT NULL, user_id integer, action text NOT NULL, detail jsonb NOT NULL);
CREATE TABLE setting (key text PRIMARY KEY, value text NOT NULL);
CREATE TABLE terms (id text PRIMARY KEY, type text NOT NULL, version text NOT NULL, statement text NOT NULL, path text NOT NULL, body jsonb NOT NULL, from_day timestamptz NOT NULL, UNIQUE (type, version));
CREATE TABLE terms_acceptance (
  id serial PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, terms_id text NOT NULL, statement text NOT NULL, path text NOT NULL, version text NOT NULL,
  kind text NOT NULL, accepted_at timestamptz NOT NULL
);
CREATE TABLE referral (id text PRIMARY KEY, referrer_type text NOT NULL, referrer_identifier text NOT NULL, created_at timestamptz NOT NULL, used_by integer REFERENCES app_user);
CREATE TABLE flag (name text PRIMARY KEY, value jsonb NOT NULL);
CREATE TABLE analytics_event (id bigserial PRIMARY KEY, at timestamptz NOT NULL, body jsonb NOT NULL);
CREATE TABLE client_log (id bigserial PRIMARY KEY, at timestamptz NOT NULL, body jsonb NOT NULL);
CREATE TABLE payment (
  id text PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, reference text NOT NULL UNIQUE, pence integer NOT NULL, is_paid boolean NOT NULL, reason text, period_end timestamptz NOT NULL
);
CREATE TABLE claim (
  id text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, retailer_id integer NOT NULL REFERENCES retailer, donation_id text REFERENCES donation,
  type text NOT NULL, status text NOT NULL, visit_date timestamptz, order_reference text, spent_pence integer, comment text CHECK (length(comment) <= 500), created_at timestamptz NOT NULL
);
CREATE INDEX claim_user ON claim (user_id, created_at DESC);
CREATE TABLE stamp_card (id text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, programme text NOT NULL, stamps integer NOT NULL CHECK (stamps BETWEEN 0 AND 5), redeemed_at timestamptz, created_at timestamptz NOT NULL);
CREATE TABLE favourite (user_id integer NOT NULL REFERENCES app_user, retailer_id integer NOT NULL REFERENCES retailer, PRIMARY KEY (user_id, retailer_id));
CREATE TABLE oauth_link (provider text NOT NULL, client_id text NOT NULL, client_username text, user_id integer NOT NULL REFERENCES app_user, PRIMARY KEY (provider, client_id));

CREATE TABLE bank_details (
  id serial PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, account_name text NOT NULL, account_number text NOT NULL, sort_code text NOT NULL,
  is_building_society boolean NOT NULL, roll_number text, changed_at timestamptz NOT NULL
);
CREATE TABLE cheque_details (cause_id integer PRIMARY KEY REFERENCES cause, payable_to text NOT NULL, address1 text NOT NULL, address2 text, town text NOT NULL, county text, postcode text NOT NULL);
CREATE TABLE cause_location (cause_id integer NOT NULL REFERENCES cause, location_type text NOT NULL, text text NOT NULL, PRIMARY KEY (cause_id, location_type));
CREATE TABLE cause_slug (slug text PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause);
CREATE TABLE business (cause_id integer PRIMARY KEY REFERENCES cause, business_name text NOT NULL, phone_number text);
CREATE TABLE admin_request (reference text PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, email text NOT NULL, phone_number text NOT NULL, status text NOT NULL, created_at timestamptz NOT NULL);
CREATE TABLE admin_invite (id_hash text PRIMARY KEY, cause_id integer NOT NULL REFERENCES cause, email text NOT NULL, status text NOT NULL, created_at timestamptz NOT NULL);
CREATE TABLE mail_opt_out (email text PRIMARY KEY, created_at timestamptz NOT NULL);
CREATE TABLE supporter_message (cause_id integer NOT NULL REFERENCES cause, event_type text NOT NULL, event_medium text NOT NULL, text text NOT NULL, PRIMARY KEY (cause_id, event_type, event_medium));
CREATE TABLE marketing_message (id serial PRIMARY KEY, placement text NOT NULL, title text NOT NULL, body text NOT NULL, path text NOT NULL, position integer NOT NULL);
CREATE TABLE coaching_slot (id serial PRIMARY KEY, starts_at timestamptz NOT NULL UNIQUE, booked_by integer REFERENCES app_user, cause_id integer REFERENCES cause);
CREATE TABLE data_request (id serial PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, request_type text NOT NULL, requested_at timestamptz NOT NULL);
CREATE TABLE data_file (id text PRIMARY KEY, user_id integer NOT NULL REFERENCES app_user, created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, path text NOT NULL);
CREATE TABLE uninstall_feedback (id serial PRIMARY KEY, first_name text, last_name text, email text, reason text NOT NULL, text text NOT NULL, may_contact boolean NOT NULL, created_at timestamptz NOT NULL);
`
