/** The browsers that a low-end phone of the last years has. */
export const TARGET = ["chrome80", "firefox78", "safari15"];
