/** Session storage of visitors. */

/** Id of the visitor's cart, a UUID (spec 000 §7 'cart'); also the key under which server session storage has it. */
export const CART_KEY = 'visitorCart';
/** The kind of plan and the people entered on the page that compares plans, for an hour (decisions/visitors#steps-and-links-of-plan-shopping). */
export const CHOICE_KEY = 'PlansChoice';
