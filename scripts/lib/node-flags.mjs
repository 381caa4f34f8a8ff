/**
 * How Node runs a server. Each line makes a state that lives until the next: with a larger young heap most of them are gone
 * before they would be copied.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64', '--import', 'tsx'];
